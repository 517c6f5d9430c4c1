import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { storeConfig } from "#config";
import { openLog } from "#adapters/logging/open-log.ts";
import { changePricing } from "#rules/config/change-pricing.ts";
import { isDay } from "#rules/config/config-problem.ts";
import { dayStart } from "#rules/discounts/day-start.ts";
import { findInForce, insertSettings, listSettings, settingsOf } from "#server/dated-settings/dated-settings-table.ts";
import { openSettings } from "#server/dated-settings/open-settings.ts";
import { differencesReport, settingsReport } from "#server/dated-settings/settings-report.ts";
import type { Database } from "#server/db/database.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run settings                                       lists the settings that price orders, and from when
npm run settings -- change FILE --why TEXT [OPTIONS]   changes some of them

  FILE         what changes, like { "points": { "earnedPerDollar": 2 } } (.json); a list stands there whole
  --why TEXT   the source of the figures, and who decided
  --from DAY   its first day, like 2027-01-01, on the store's clock; without it, it starts now
  --check      says what it would change, and changes nothing`;

const LISTED = 50;

interface Asked {
  file: string;
  why: string;
  fromAt: Date;
  isCheck: boolean;
}

/** `npm run settings`: rates, fees, shipping and points by date. The store must be stopped while it runs on the embedded database. */
await runCommand(async ([verb, ...words]) => {
  const now = new Date();
  const asked = verb === "change" ? askedOf(words, now) : null;
  if (verb !== undefined && !asked) return { text: USAGE, code: 2 };
  const change = asked && (await readChange(asked.file));
  return withDatabase(async (db) => {
    await openSettings({ db, now: () => now, log: openLog("silent") }, storeConfig);
    const text = asked ? await changed(db, asked, change, now) : await listed(db, now);
    return { text, code: 0 };
  });
});

async function listed(db: Database, now: Date): Promise<string> {
  return settingsReport(await listSettings(db.queries, LISTED), {
    now,
    timeZone: storeConfig.shipping.warehouse.timeZone,
  });
}

async function changed(db: Database, { why, fromAt, isCheck }: Asked, change: unknown, now: Date): Promise<string> {
  const before = await findInForce(db.queries, fromAt);
  const config = before ? await settingsOf(db.queries, before.sha256, storeConfig) : storeConfig;
  const made = changePricing(config, change, `${now.toISOString().slice(0, 16)}Z`);
  if (!made.ok)
    throw new Said(
      [...made.problems.map(({ field, problem }) => `${field} ${problem}`), "Nothing was changed."].join("\n"),
    );
  const report = differencesReport(made.differences);
  if (isCheck) return `It would change:\n${report}`;
  await insertSettings({ db, config: made.config, now: () => now }, { fromAt, why });
  return `Changed:\n${report}\n${await listed(db, now)}`;
}

async function readChange(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Said(`${file} cannot be read. Nothing was changed.`);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Said(`${file} is no JSON: ${String(error)}. Nothing was changed.`);
  }
}

function askedOf(words: readonly string[], now: Date): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { why: { type: "string" }, from: { type: "string" }, check: { type: "boolean", default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    const why = values.why?.trim() ?? "";
    if (file === undefined || more.length > 0 || why === "" || why.length > 300) return null;
    return { file, why, fromAt: momentOf(values.from, now), isCheck: values.check };
  } catch (error) {
    if (error instanceof Said) throw error;
    return null;
  }
}

/** What was in force on a day that is over stays so: orders of it keep the settings that priced them. */
function momentOf(day: string | undefined, now: Date): Date {
  if (day === undefined) return now;
  if (!isDay(day)) throw new Said(`"${day}" is not a day written YYYY-MM-DD. Nothing was changed.`);
  const from = new Date(dayStart(day, storeConfig.shipping.warehouse.timeZone));
  if (from < now) throw new Said(`${day} has begun: leave --from out for settings from now on. Nothing was changed.`);
  return from;
}
