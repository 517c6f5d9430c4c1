import { isLoopbackHost } from "#contract/loopback.ts";
import type { Settings } from "./settings.ts";

const ENCRYPTED_MODES = new Set(["prefer", "require", "verify-ca", "verify-full", "no-verify"]);

/** What runs, but an owner should know of: a line each, for the start. */
export function settingWarnings({
  smtpUrl,
  databaseUrl,
  databaseDirectUrl = null,
}: Pick<Settings, "smtpUrl" | "databaseUrl" | "databaseDirectUrl">): string[] {
  const warnings: string[] = [];
  if (smtpUrl && isPlainMail(new URL(smtpUrl)))
    warnings.push(
      `SMTP_URL does not demand TLS: receipts may travel to ${new URL(smtpUrl).hostname} unencrypted. Use smtps://, or add ?requireTLS=true.`,
    );
  for (const [name, address] of Object.entries({ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl }))
    if (address && isPlainDatabase(new URL(address)))
      warnings.push(
        `${name} does not ask for TLS: orders and the database's password travel to ${new URL(address).hostname} unencrypted. Add ?sslmode=verify-full.`,
      );
  return warnings;
}

function isPlainMail({ protocol, hostname, searchParams }: URL): boolean {
  return protocol === "smtp:" && !isLoopbackHost(hostname) && searchParams.get("requireTLS") !== "true";
}

/** `host` in the query is a socket of this machine when it is a path. */
function isPlainDatabase({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get("host") ?? hostname;
  const isHere = host === "" || host.startsWith("/") || isLoopbackHost(host);
  const isEncrypted =
    ["1", "true"].includes(searchParams.get("ssl") ?? "") || ENCRYPTED_MODES.has(searchParams.get("sslmode") ?? "");
  return !isHere && !isEncrypted;
}
