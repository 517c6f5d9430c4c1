import { randomUUID } from "node:crypto";
import { confirmOrder } from "#contract/checkout.ts";
import { addToCart } from "#contract/carts.ts";
import { applyGiftVoucher } from "#contract/vouchers.ts";
import { cents } from "#rules/money/cents.ts";
import { issueVoucher } from "#server/vouchers/issue-voucher.ts";
import { changePaidOrder, getOrderChange, quoteOrderChange } from "#contract/order-changes.ts";
import { cancelOrder } from "#contract/orders.ts";
import type { HttpShopper } from "#server/testing/http-shopper.ts";
import type { Visitor } from "#server/testing/visitor.ts";
import { UNPAID } from "./page-scene.ts";
import type { SceneStage } from "./scene-stage.ts";

/** The moves that bring a PC, which is built for its order, so far; gear skips the bench. */
const BENCH = [["start-build"], ["send-to-test"]] as const;
const MEASURED = {
  Values: [
    { Name: "processor_celsius", Value: 78 },
    { Name: "graphics_celsius", Value: 71 },
    { Name: "processor_megahertz", Value: 5150 },
    { Name: "graphics_megahertz", Value: 2640 },
    { Name: "memory_passes", Value: 4 },
  ],
};
const PARCEL = { Carrier: "FedEx", Tracking: "771234567890" };
const OUT = [["pack", { Early: "Burned in on another bench" }], ["ship", PARCEL], ["deliver"]] as const;
type Move = readonly [name: string, more?: object];

/** One press at the desk, on the order as it stands now. */
export async function press(desk: HttpShopper, number: string, move: string, more: object = {}): Promise<void> {
  const { body } = await desk.get(`/api/staff/orders/view?number=${number}`);
  const answer = await desk.post(`/api/staff/orders/${move}`, {
    OrderNumber: number,
    Version: body["Version"],
    ...more,
  });
  if (answer.status !== 200)
    throw new Error(`${move} of ${number}: ${answer.status} ${String(answer.body["Message"])}`);
}

/** Presses so many of them, one after the other. */
async function pressAll(desk: HttpShopper, number: string, moves: readonly Move[]): Promise<void> {
  for (const [move, more] of moves) await press(desk, number, move, more);
}

interface Buyer {
  visitor: Visitor;
  email: string;
}

/** What needs no bench goes out of the house. */
export const ship = (desk: HttpShopper, number: string) => pressAll(desk, number, OUT.slice(0, 2));

/** A member's orders, one in each state that an order can be in; their numbers are facts by the state's name. */
export async function fillOrders(stage: SceneStage, { visitor, email }: Buyer, desk: HttpShopper): Promise<void> {
  const [pc = 0, otherPc = 0] = await stage.skusOf("prebuilt-gaming-pcs");
  const [laptop = 0] = await stage.skusOf("gaming-laptops");
  const gear = (await stage.skusOf("gear-store")).slice(0, 4);
  const note = (name: string, number: string) => void stage.facts.set(name, number);
  const bought = async (name: string, skuIds: readonly number[], moves: readonly Move[] = []): Promise<string> => {
    const number = await stage.buy(visitor, email, skuIds);
    note(name, number);
    if (moves[0]?.[0] === "start-build") await buildForOrder(stage, number);
    await pressAll(desk, number, moves);
    return number;
  };
  await bought("delivered", [pc, ...gear.slice(0, 2)], [...BENCH, ["measured", MEASURED], ...OUT]);
  await bought("deliveredLaptop", [laptop], OUT);
  await bought("deliveredGear", gear.slice(0, 1), OUT);
  await bought("shipped", gear.slice(1, 3), OUT.slice(0, 2));
  await bought("packed", [pc], [...BENCH, ...OUT.slice(0, 1)]);
  await bought("testing", [otherPc], BENCH);
  await bought("building", [pc, ...gear], BENCH.slice(0, 1));
  const held = await bought("held", [pc], BENCH.slice(0, 1));
  await press(desk, held, "hold", { Reason: "The buyer asked for another address by phone" });
  const late = await bought("late", [laptop]);
  await stage.world.db.queries
    .updateTable("orders")
    .set({ ships_on: "2026-01-05" })
    .where("order_number", "=", late)
    .execute();
  const refunded = await bought("refunded", gear.slice(0, 2));
  await press(desk, refunded, "cancel", { Key: randomUUID(), Reason: "The buyer called" });
  const issue = (amount: number) =>
    issueVoucher(stage.world, { amount: cents(amount), email, expiresAt: null, issuedBy: "scenes" });
  const { code } = await issue(4000);
  await visitor.call(addToCart, { body: { SkuID: gear[0] ?? 0 } });
  await visitor.call(applyGiftVoucher, { body: { VoucherCode: code } });
  await bought("byVoucher", gear.slice(1, 2));
  note("voucherCode", (await issue(7550)).code);
  const partly = await bought("partlyRefunded", gear.slice(0, 3));
  await press(desk, partly, "note", { Text: "Called twice; wants the mouse in white." });
  await askForExpress(visitor, await bought("changeWaits", gear.slice(0, 1)));
  await bought("paid", [pc, ...gear.slice(0, 1)]);
  note("cancelled", await stage.order(visitor, email, gear.slice(0, 1)));
  await visitor.call(cancelOrder, { body: { OrderNumber: stage.facts.get("cancelled") ?? "" } });
  for (const name of UNPAID) await fillUnpaid(stage, name, gear.slice(0, 1));
}

/** A dearer change, which waits for its payment. */
async function askForExpress(visitor: Visitor, number: string): Promise<void> {
  const { ShippingChoices } = await visitor.call(getOrderChange, { query: { number } });
  const dearest = ShippingChoices.toSorted((one, other) => other.Fee - one.Fee)[0];
  const Change = { Lines: [], ShippingMethodID: dearest?.ShippingMethodID ?? null, Address: null };
  const { Then } = await visitor.call(quoteOrderChange, { body: { OrderNumber: number, Change } });
  await visitor.call(changePaidOrder, {
    body: { OrderNumber: number, Change, Total: Then.Totals.Total, Key: randomUUID() },
  });
}

/** A payment that came to nothing, or has not come to anything yet. */
const TOKENS = {
  unpaid: null,
  declined: "pm_card_visa_chargeDeclinedInsufficientFunds",
  bankAsks: "pm_card_authenticationRequired",
} as const satisfies Record<(typeof UNPAID)[number], string | null>;

async function fillUnpaid(stage: SceneStage, name: (typeof UNPAID)[number], skuIds: readonly number[]): Promise<void> {
  const email = `${name}@example.com`;
  const visitor = await stage.member(email);
  const number = await stage.order(visitor, email, skuIds);
  stage.facts.set(name, number);
  stage.is(name, visitor);
  const PaymentToken = TOKENS[name];
  if (PaymentToken) await visitor.tryCall(confirmOrder, { body: { CustOrderID: number, PaymentToken } });
}

/** The demo's PCs stand ready; this one was built for its order, as one from PC Lab is. */
async function buildForOrder({ world }: SceneStage, number: string): Promise<void> {
  const { queries } = world.db;
  const order = queries.selectFrom("orders").select("id").where("order_number", "=", number);
  await queries
    .updateTable("order_lines")
    .set({ made: "built" })
    .where("order_id", "=", order)
    .where("made", "=", "ready")
    .execute();
}
