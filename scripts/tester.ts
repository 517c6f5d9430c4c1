import { storeConfig } from "#config";
import { testerToken } from "#server/http/tester-token.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { momentText } from "#words/moments.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `npm run tester             a link that makes a browser a tester's for 30 days
npm run tester -- DAYS     for 1 to 365 days

Orders of such a browser are priced with the tax windows of tester mode, marked as tests, and neither charged nor shipped.`;

const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

/** `npm run tester`: a signed link for whoever tests the checkout. It asks no database, so the store may run. */
await runCommand(([days = String(USUAL_DAYS), ...more]) => {
  const count = Number(days);
  if (more.length > 0 || !Number.isInteger(count) || count < 1 || count > 365)
    return Promise.resolve({ text: USAGE, code: 2 });
  const settings = readSettings(process.env);
  const until = new Date(Date.now() + count * DAY_MS);
  const query = new URLSearchParams({ [storeConfig.flags.tester]: testerToken(settings, until) });
  const text = `${settings.storeUrl}/?${query}\nEnds ${momentText(until.toISOString(), storeConfig.shipping.warehouse.timeZone)}. The flag's value "clean" ends it in a browser.`;
  return Promise.resolve({ text, code: 0 });
});
