import { execFileSync } from "node:child_process";

/** A gift voucher's code, as the owner issues one by the command. No store may be open on an embedded database. */
export function voucherByCommand(dollars: string, to: string, environment: NodeJS.ProcessEnv): string {
  const words = ["scripts/voucher.ts", "issue", dollars, "--to", to];
  const said = execFileSync(process.execPath, words, { env: environment, encoding: "utf8" });
  return /([0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(said)?.[0] ?? "";
}
