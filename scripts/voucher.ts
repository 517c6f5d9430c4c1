import { randomBytes } from "node:crypto";
import { userInfo } from "node:os";
import { storeConfig } from "#config";
import { moneyText } from "#rules/money/money-text.ts";
import { voucherToIssue } from "#rules/voucher/voucher-to-issue.ts";
import { readVoucherCorrection } from "#rules/voucher/read-voucher-correction.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { correctVoucher, endVoucher, issueVoucher } from "#server/vouchers/issue-voucher.ts";
import { voucherReport } from "#server/vouchers/voucher-report.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run voucher                                        lists the gift vouchers
npm run voucher -- issue AMOUNT --to EMAIL [--until DAY]   issues one, mails its code and prints it once
npm run voucher -- correct NUMBER +AMOUNT|-AMOUNT REASON   adds to one, or takes from it
npm run voucher -- end NUMBER                              ends one now, with what is left on it

  AMOUNT   dollars, like 100 or 49.50 (a shell makes 00 of an unquoted $100)
  NUMBER   as the list has it
  --until DAY   its last day, like 2027-12-31, on the store's clock; without it, it has no end`;

const clock = { timeZone: storeConfig.shipping.warehouse.timeZone };

/** `npm run voucher`: issues, lists, corrects and ends gift vouchers. The store must be stopped while it runs on the embedded database. */
await runCommand(async ([verb, ...words]) => {
  const at = new Date();
  const report = (id?: number) =>
    withDatabase(async ({ queries }) => voucherReport(queries, { at, ...clock, ...(id !== undefined && { id }) }));
  if (verb === undefined) return done(await report());
  if (verb === "issue") {
    const read = voucherToIssue(words, { at: at.toISOString(), ...clock });
    if (!read.ok) throw new Said(`${read.problem} Nothing was issued.`);
    const { amount, email, expiresAt } = read.value;
    const { id, code } = await withDatabase(async (db) => {
      const world = {
        db,
        now: () => at,
        randomBytes: (size: number) => randomBytes(size),
        settings: readSettings(process.env),
      };
      const issuedBy = userInfo().username;
      return issueVoucher(world, {
        amount,
        email,
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
        issuedBy,
      });
    });
    return done(`Issued ${await report(id)}\nIts code, which is mailed and never shown again: ${code}`);
  }
  const id = Number(words[0]);
  if (verb === "correct" && Number.isSafeInteger(id) && words.length >= 3) {
    const read = readVoucherCorrection(words.slice(1));
    if (!read.ok) throw new Said(`${read.problem} Nothing was changed.`);
    const outcome = await withDatabase((db) =>
      db.transaction((tx) => correctVoucher(tx, id, { ...read.value, now: at })),
    );
    if (typeof outcome === "object")
      throw new Said(`Only ${moneyText(outcome.left)} is left on ${id}. Nothing was changed.`);
    refuseNoVoucher(outcome, id);
    return done(`Corrected ${await report(id)}`);
  }
  if (verb === "end" && words.length === 1 && Number.isSafeInteger(id)) {
    refuseNoVoucher(await withDatabase((db) => db.transaction((tx) => endVoucher(tx, id, at))), id);
    return done(`Ended ${await report(id)}`);
  }
  return { text: USAGE, code: 2 };
});

function refuseNoVoucher(outcome: "unknown" | "was_over" | "corrected" | "ended", id: number): void {
  if (outcome === "unknown") throw new Said(`There is no voucher ${id}; npm run voucher lists them.`);
  if (outcome === "was_over") throw new Said(`Voucher ${id} was over already.`);
}

function done(text: string): { text: string; code: number } {
  return { text, code: 0 };
}
