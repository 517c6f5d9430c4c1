import { storeConfig } from "#config";
import { httpLogService } from "#adapters/logging/http-log-service.ts";
import { openLog } from "#adapters/logging/open-log.ts";
import { shipLog } from "#adapters/logging/ship-log.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { missingKeys } from "#server/settings/missing-keys.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import type { Settings } from "#server/settings/settings.ts";
import { settingWarnings } from "#server/settings/warn-of-settings.ts";
import { endOnFault } from "./end-on-fault.ts";
import { sentenceOf } from "./run-command.ts";

/**
 * Opens the store beside its sandbox, prints where things are, and closes both on Ctrl-C. The data folder is locked
 * before anything heavy is loaded, so that a second store gives up at once. `--develop` takes pages from their sources.
 */
async function main(words: readonly string[]): Promise<void> {
  const started = performance.now();
  const settings = readSettings(process.env);
  const shipper = settings.logService
    ? shipLog(httpLogService(settings.logService), (said, facts) => log.warn(facts, said))
    : null;
  const log = openLog(settings.logLevel ?? "info", process.stdout, (line) => shipper?.take(line));
  let closeShop = (): Promise<void> => Promise.resolve();
  endOnFault(log, () => closeShop());
  const db = await openDatabase(settings, {
    tell: (said, error) => log.warn(error ? { reason: error.message } : {}, said),
  });
  const { startBesideSandbox } = await import("./start-beside-sandbox.ts");
  const storefront = words.includes("--develop")
    ? (await import("./development-storefront.ts")).developmentStorefront
    : undefined;
  const shop = await startBesideSandbox(settings, db, log, storefront);
  closeShop = async () => {
    await shop.close();
    await shipper?.close();
  };
  say(settingWarnings(settings).map((warning) => `  Warning    ${warning}`));
  say(missingKeys(settings, storeConfig.payment.methods).map((missing) => `  Off        ${missing}`));
  say(shop.places.map(([name, place]) => `  ${name.padEnd(10)} ${place}`));
  say([`\nOpen after ${((performance.now() - started) / 1000).toFixed(1)} s. Ctrl-C closes it.`]);
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    say(["\nClosing: finishing what is running"]);
    setTimeout(() => fail(new Error("The store did not close in time")), closesWithinMs(settings)).unref();
    closeShop().then(() => process.exit(0), fail);
  };
  process.on("SIGINT", close);
  process.on("SIGTERM", close);
}

/** What is still not finished then, hangs: what was acknowledged is kept, and the next process does the rest. */
function closesWithinMs({ drainSeconds = 0 }: Settings): number {
  return drainSeconds * 1000 + 30_000;
}

function say(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join("\n")}\n`);
}

/** What a person can put right is said in one sentence; anything else is a fault of ours and shows where. */
function fail(error: unknown): never {
  process.stderr.write(`${sentenceOf(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}

await main(process.argv.slice(2)).catch(fail);
