import type { ProviderDispute, ProviderPayment, ProviderRefund } from "#adapters/payments/payment-provider.ts";
import { cents, type Cents, sumCents } from "#rules/money/cents.ts";
import type { Queries } from "../db/database.ts";
import { eachRecord } from "../retries/each-record.ts";
import type { World } from "../world.ts";

/** A charge as our rows have it, with what its order's receipt says was paid and given back. */
interface OwnCharge {
  paymentId: string;
  orderNumber: string;
  provider: string;
  providerRef: string;
  amount: Cents;
  refunded: Cents;
  /** What banks have of it: taken back by disputes, less what was won back. */
  disputed: Cents;
  receipt: Receipt;
}

/** The whole order: its total now, what charges and a gift voucher paid of it, and what changes of it gave back. */
interface Receipt {
  total: Cents;
  charged: Cents;
  byVoucher: Cents;
  backByChanges: Cents;
}

/** What two of the ledgers say of one charge. Of the receipt, `ours` is what charges and voucher come to and `theirs` its total. */
export type LedgerDifference = { orderNumber: string; providerRef: string } & (
  | { what: "state"; ours: string; theirs: string | null }
  | { what: "amount" | "refunded" | "disputed" | "receipt"; ours: Cents; theirs: Cents }
);

/** What of one provider's charges agrees. */
export interface LedgerReport {
  provider: string;
  charges: number;
  charged: Cents;
  refunded: Cents;
  /** In the hands of buyers' banks: taken back, and not won back. */
  disputed: Cents;
  differences: LedgerDifference[];
}

/**
 * Three ledgers of every charge since then: the provider's, our rows, and the order as its receipt says. All of a day's
 * charges are asked of the provider one by one. Throws `ProviderUnreachable`.
 */
export async function compareLedgers(world: World, since: Date): Promise<LedgerReport[]> {
  const reports = new Reports();
  for (const charge of await chargesSince(world.db.queries, since)) reports.add(charge, await compare(world, charge));
  return reports.list();
}

const DAYS_LOOKED_AT = 2;

/**
 * Job: a day's charges and the day's before. What differs is for a person: nothing is put right by itself. A charge that
 * cannot be compared is none of those that agree.
 */
export async function watchLedgers(world: World): Promise<void> {
  const since = new Date(world.now().getTime() - DAYS_LOOKED_AT * 86_400_000);
  const reports = new Reports();
  await eachRecord(world, {
    work: "compare-ledgers",
    found: await chargesSince(world.db.queries, since),
    record: ({ paymentId }) => paymentId,
    handle: async (charge) => reports.add(charge, await compare(world, charge)),
  });
  for (const { differences, ...sums } of reports.list())
    if (differences.length > 0) world.log.error({ ...sums, differences }, "the ledgers differ: npm run ledgers");
    else world.log.info(sums, "the ledgers agree");
}

/** What of each provider was compared. */
class Reports {
  readonly #of = new Map<string, LedgerReport>();

  add({ provider, amount, refunded, disputed }: OwnCharge, differences: readonly LedgerDifference[]): void {
    const report = this.#of.get(provider) ?? newReport(provider);
    report.charges += 1;
    report.charged = cents(report.charged + amount);
    report.refunded = cents(report.refunded + refunded);
    report.disputed = cents(report.disputed + disputed);
    report.differences.push(...differences);
    this.#of.set(provider, report);
  }

  list(): LedgerReport[] {
    return [...this.#of.values()];
  }
}

async function compare(world: World, charge: OwnCharge): Promise<LedgerDifference[]> {
  const taker = world.payments.named(charge.provider);
  const theirs = await taker.find(charge.providerRef);
  const refunds = await taker.listRefunds(charge.providerRef);
  const disputes = (await taker.listDisputes?.(charge.providerRef)) ?? [];
  return differencesOf(charge, theirs, refunds, disputes);
}

function newReport(provider: string): LedgerReport {
  return { provider, charges: 0, charged: cents(0), refunded: cents(0), disputed: cents(0), differences: [] };
}

function differencesOf(
  { orderNumber, providerRef, amount, refunded, disputed, receipt }: OwnCharge,
  theirs: ProviderPayment | null,
  refunds: readonly ProviderRefund[],
  disputes: readonly ProviderDispute[],
): LedgerDifference[] {
  const of = { orderNumber, providerRef };
  if (theirs?.state !== "captured" && theirs?.state !== "refunded")
    return [{ ...of, what: "state", ours: "captured", theirs: theirs?.state ?? null }];
  const sent = sumCents(refunds.filter(({ state }) => state === "succeeded").map((refund) => refund.amount));
  const paid = cents(receipt.charged + receipt.byVoucher - receipt.backByChanges);
  const taken = disputes.reduce((sum, { takenBack, wonBack }) => sum + takenBack - wonBack, 0);
  const compared = [
    { ...of, what: "amount", ours: amount, theirs: theirs.amount },
    { ...of, what: "refunded", ours: refunded, theirs: sent },
    { ...of, what: "disputed", ours: disputed, theirs: cents(taken) },
    { ...of, what: "receipt", ours: paid, theirs: receipt.total },
  ] as const;
  return compared.filter((one) => one.ours !== one.theirs);
}

async function chargesSince(queries: Queries, since: Date): Promise<OwnCharge[]> {
  const rows = await queries
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .where("payments.state", "in", ["captured", "refunded"])
    .where("payments.changed_at", ">=", since)
    // What was taken for an order that had ended went back whole, and no receipt tells of it.
    .where("orders.paid_at", "is not", null)
    .where("payments.provider_ref", "is not", null)
    .select((eb) => [
      "payments.id",
      "payments.provider",
      "payments.provider_ref",
      "payments.amount_cents",
      "orders.order_number",
      "orders.total_cents",
      "orders.voucher_cents",
      eb
        .selectFrom("refunds")
        .select((of) => of.fn.coalesce(of.fn.sum<number>("refunds.amount_cents"), of.val(0)).as("cents"))
        .whereRef("refunds.payment_id", "=", "payments.id")
        .where("refunds.state", "=", "succeeded")
        .as("refunded"),
      eb
        .selectFrom("disputes")
        .select((of) =>
          of.fn
            .coalesce(
              of.fn.sum<number>(of("disputes.taken_back_cents", "-", of.ref("disputes.won_back_cents"))),
              of.val(0),
            )
            .as("cents"),
        )
        .whereRef("disputes.payment_id", "=", "payments.id")
        .as("disputed"),
      eb
        .selectFrom("payments as all")
        .select((of) => of.fn.sum<number>("all.amount_cents").as("cents"))
        .whereRef("all.order_id", "=", "orders.id")
        .where("all.state", "in", ["captured", "refunded"])
        .as("charged"),
      eb
        .selectFrom("refunds as back")
        .select((of) => of.fn.coalesce(of.fn.sum<number>("back.amount_cents"), of.val(0)).as("cents"))
        .whereRef("back.order_id", "=", "orders.id")
        .where("back.revision_id", "is not", null)
        .where("back.state", "<>", "failed")
        .as("back_by_changes"),
    ])
    .orderBy("payments.created_at")
    .execute();
  return rows.map((row) => ({
    paymentId: row.id,
    orderNumber: row.order_number,
    provider: row.provider,
    providerRef: row.provider_ref ?? "",
    amount: cents(row.amount_cents),
    refunded: cents(Number(row.refunded)),
    disputed: cents(Number(row.disputed)),
    receipt: {
      total: cents(row.total_cents),
      charged: cents(Number(row.charged)),
      byVoucher: cents(row.voucher_cents),
      backByChanges: cents(Number(row.back_by_changes)),
    },
  }));
}
