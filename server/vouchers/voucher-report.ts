import { cents } from "#rules/money/cents.ts";
import { moneyText } from "#rules/money/money-text.ts";
import type { Queries } from "../db/database.ts";
import { spoken } from "../languages/spoken.ts";

const { momentText } = spoken.moments;

const LISTED = 200;

/** The list of `npm run voucher`, a line a voucher, the newest first, on the store's clock. */
export async function voucherReport(
  queries: Queries,
  { at, timeZone, id }: { at: Date; timeZone: string; id?: number },
): Promise<string> {
  const rows = await queries
    .selectFrom("vouchers")
    .innerJoin("voucher_entries", (join) =>
      join.onRef("voucher_id", "=", "vouchers.id").on("voucher_entries.kind", "=", "issue"),
    )
    .select(["vouchers.id", "last4", "issued_to", "balance_cents", "issued_at", "expires_at", "ended_at", "cents"])
    .$if(id !== undefined, (query) => query.where("vouchers.id", "=", id ?? 0))
    .orderBy("vouchers.id", "desc")
    .limit(LISTED)
    .execute();
  if (rows.length === 0) return "There are no vouchers.";
  const moment = (instant: Date) => momentText(instant.toISOString(), timeZone);
  const end = (row: (typeof rows)[number]) => {
    if (row.ended_at) return [`ended ${moment(row.ended_at)}`];
    if (row.expires_at === null) return [];
    return [`${row.expires_at <= at ? "over since" : "until"} ${moment(row.expires_at)}`];
  };
  return rows
    .map((row) =>
      [
        `${row.id}: ${moneyText(cents(row.balance_cents))} of ${moneyText(cents(row.cents))}`,
        `code ends in ${row.last4}`,
        ...(row.issued_to === null ? [] : [`to ${row.issued_to}`]),
        `issued ${moment(row.issued_at)}`,
        ...end(row),
      ].join("; "),
    )
    .join("\n");
}
