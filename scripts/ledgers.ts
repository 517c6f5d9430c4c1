import { ProviderUnreachable } from "#adapters/http/provider-unreachable.ts";
import { openLog } from "#adapters/logging/open-log.ts";
import { storeConfig } from "#config";
import { isDay } from "#rules/config/config-problem.ts";
import { dayStart } from "#rules/discounts/day-start.ts";
import { moneyText } from "#rules/money/money-text.ts";
import { makeWorld } from "#server/make-world.ts";
import { compareLedgers, type LedgerDifference, type LedgerReport } from "#server/payments/compare-ledgers.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { ledgerWords } from "#words/ledgers.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run ledgers                 compares all charges: the provider's ledger, ours, and the receipts
npm run ledgers -- 2026-11-01   those since that day`;

/** `npm run ledgers`: ends with 1 where a cent differs. It asks the providers, so beside the sandbox the store must run, which the embedded database does not allow. */
await runCommand(async ([day, ...more]) => {
  if ((day !== undefined && !isDay(day)) || more.length > 0) return { text: USAGE, code: 2 };
  const since = day === undefined ? new Date(0) : new Date(dayStart(day, storeConfig.shipping.warehouse.timeZone));
  return withDatabase(async (db) => {
    const world = await makeWorld(readSettings(process.env), db, openLog("silent"));
    const reports = await compareLedgers(world, since).catch((error: unknown) => {
      if (!(error instanceof ProviderUnreachable)) throw error;
      throw new Said(`A provider did not answer, so nothing is compared: ${error.message}`);
    });
    const differences = reports.flatMap((report) => report.differences);
    return {
      text: [...reports.map(line), ...differences.map(difference), verdict(reports)].join("\n"),
      code: differences.length && 1,
    };
  });
});

function line({ provider, charges, charged, refunded, disputed, differences }: LedgerReport): string {
  const state = differences.length === 0 ? "agree" : `${differences.length} differ`;
  return `${provider}: ${charges} charges of ${moneyText(charged)}, ${moneyText(refunded)} given back, ${moneyText(disputed)} taken back by banks: ${state}`;
}

function difference({ orderNumber, providerRef, ...said }: LedgerDifference): string {
  const of = `${orderNumber} (${providerRef})`;
  if (said.what === "state") return ledgerWords.state(of, said.ours, said.theirs ?? ledgerWords.unknown);
  return ledgerWords[said.what](of, moneyText(said.ours), moneyText(said.theirs));
}

function verdict(reports: readonly LedgerReport[]): string {
  if (reports.length === 0) return "Nothing was charged.";
  const isEven = reports.every(({ differences }) => differences.length === 0);
  return isEven ? "Provider, store and receipts agree to the cent." : "The ledgers differ.";
}
