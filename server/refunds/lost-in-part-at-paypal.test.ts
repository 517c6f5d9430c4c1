import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { finishPayment } from "#contract/checkout.ts";
import { pressToken } from "#rules/payment/press-token.ts";
import { databasesToTest } from "../db/test-database.ts";
import { compareLedgers } from "../payments/compare-ledgers.ts";
import { handlePaymentEvents } from "../payments/handle-payment-events.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { payWith, pressWallet } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { loadRefundable } from "./load-refundable.ts";
import { refundOrder } from "./refund-order.ts";

const ASKED = 1000;

describe.each(databasesToTest())("a part of a PayPal payment that its buyer asks back, on %s", (kind) => {
  let market: TestMarket;
  let number: string;
  let paid: number;
  let dispute: string;
  beforeAll(async () => {
    market = await openTestMarket(kind, { webhooks: true });
  });
  afterAll(() => market.close());

  const pages = () => `${market.peer.origin}/sandbox/paypal/disputes`;
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${pages()}/${path}`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const ours = async () => {
    market.world.setNow(new Date(market.world.now().getTime() + 60_000));
    await handlePaymentEvents(market.world);
    const rows = await market.db.queries
      .selectFrom("disputes")
      .selectAll()
      .where("dispute_ref", "=", dispute)
      .execute();
    return rows.map((row) => [row.state, row.taken_back_cents, row.won_back_cents]);
  };
  const give = () =>
    refundOrder(market.world, {
      orderNumber: number,
      key: randomUUID(),
      parts: [],
      reason: "goodwill",
      sentBy: "Ines",
    });
  const back = async () => {
    const charge = (await market.peer.walletCharges("paypal")).find(({ orderNumber }) => orderNumber === number);
    return charge?.amountRefunded;
  };
  const differences = async () => (await compareLedgers(market.world, new Date(0))).flatMap((each) => each.differences);

  beforeEach(async () => {
    const buyer = await readyBuyer(market.world, SHOP.mouse);
    number = (await createOrderFor(buyer, "PAYPAL")).CustOrderID;
    const begun = await payWith(buyer, number, pressToken(randomUUID()));
    await pressWallet(("reply" in begun && begun.reply.Redirect) || "", "pay");
    await buyer.call(finishPayment, { body: { CustOrderID: number } });
    const charge = (await market.peer.walletCharges("paypal")).find(({ orderNumber }) => orderNumber === number);
    paid = charge?.amountCaptured ?? 0;
    await post("open", { payment: charge?.id ?? "", cents: String(ASKED) });
    const all = (await (await fetch(`${pages()}/list`)).json()) as { id: string; orderId: string }[];
    dispute = all.find(({ orderId }) => orderId === charge?.id)?.id ?? "";
    await post(dispute, { status: "claim" });
  });
  /** The store has heard of it, and gives nothing back beside it. */
  const isDisputed = async () => {
    await expect.poll(ours).toEqual([["needs_response", ASKED, 0]]);
    expect(await give()).toMatchObject({ reason: "order_disputed" });
  };

  test.each([
    ["is won: all goes back to its buyer by a refund", { status: "won" }, ["won", ASKED, ASKED], 0],
    ["is lost: the rest goes back", { status: "lost" }, ["lost", ASKED, 0], ASKED],
    ["is lost in part: what PayPal left goes back", { status: "lost", cents: "400" }, ["lost", ASKED, 400], 600],
    [
      "is won in part: what PayPal kept does not go back twice",
      { status: "won", cents: "700" },
      ["won", ASKED, 700],
      300,
    ],
  ] as const)("%s", async (_, end, kept, gone) => {
    await isDisputed();
    await post(dispute, end);
    await expect.poll(ours).toEqual([kept]);
    expect(await differences()).toEqual([]);
    expect(await give()).toMatchObject({ ok: true });
    expect(await back()).toBe(paid - gone);
    expect(await give()).toMatchObject({ ok: false });
    const order = await market.db.queries
      .selectFrom("orders")
      .select(["id", "state"])
      .where("order_number", "=", number)
      .executeTakeFirstOrThrow();
    expect(order.state).toBe("refunded");
    expect((await loadRefundable(market.db.queries, order.id))?.charges.map(({ left }) => left)).toEqual([0]);
    expect(await differences()).toEqual([]);
  });

  test("that is won before its money comes is bounded by what is there, and by all of it once it came", async () => {
    await isDisputed();
    await post(dispute, { status: "won", cents: "0" });
    await expect.poll(ours).toEqual([["won", ASKED, 0]]);
    await post(dispute, { status: "won" });
    await expect.poll(ours).toEqual([["won", ASKED, ASKED]]);
    expect(await differences()).toEqual([]);
    expect(await give()).toMatchObject({ ok: true });
    expect(await back()).toBe(paid);
    // An older answer that comes last takes nothing back.
    for (const event of await market.peer.walletEvents("paypal")) await market.peer.resendOf("paypal", event.id);
    expect(await ours()).toEqual([["won", ASKED, ASKED]]);
  });
});
