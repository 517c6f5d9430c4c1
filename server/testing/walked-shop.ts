import { randomUUID } from "node:crypto";
import { twilioTexts } from "#adapters/texts/twilio-texts.ts";
import { addToCart, applyCoupon } from "#contract/carts.ts";
import { createOrder } from "#contract/checkout.ts";
import { signIn } from "#contract/members.ts";
import { callOffOrder } from "#contract/order-changes.ts";
import { cancelOrder } from "#contract/orders.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import { whatFollows, type MoveEffect } from "#rules/order/what-follows.ts";
import type { Database } from "../db/database.ts";
import { orderEvents, STATE_AFTER } from "../orders/order-events.ts";
import { findOrderByNumber, type OrderRow } from "../orders/orders-table.ts";
import { expireReservations } from "../payments/expire-reservations.ts";
import { handleEventsAgain } from "../payments/handle-events-again.ts";
import { handlePaymentEvents } from "../payments/handle-payment-events.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { reconcileRefunds } from "../refunds/reconcile-refunds.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { goToPayment, orderBody } from "./buyer.ts";
import { PARCEL } from "./desk-scene.ts";
import type { HttpShopper } from "./http-shopper.ts";
import { addMember, PASSWORD } from "./members.ts";
import { booksOf, keepBooks, type KeptBooks, payWith, refundByHand } from "./paying.ts";
import { SHOP } from "./small-shop.ts";
import { deskOf } from "./staff-desk.ts";
import { CARDS, openTestMarket, type TestMarket } from "./test-market.ts";
import { TEST_NOW } from "./test-world.ts";
import { until } from "./until.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

/** Two towers, with a coupon, points and texts: whatever can follow a move follows those of this order. */
const UNITS = 2;
/** As long as the store waits for the provider: a lost answer is lost soon. */
const PATIENCE_MS = 150;

/** How the provider behaves while a door is used. */
export const FAULTS = ["none", "timeout_after", "reset_after", "news_first", "news_five_times"] as const;
export type WalkFault = (typeof FAULTS)[number];

/** One shop for a whole walk, and one order after the other in it. */
export class WalkedShop {
  market!: TestMarket;
  #desk!: HttpShopper;
  #buyer!: Visitor;
  #email = "";
  #books!: KeptBooks;
  #number = "";
  #news = 0;

  async open(kind: Database["kind"]): Promise<void> {
    this.market = await openTestMarket(kind, { timeoutMs: PATIENCE_MS });
    const { world } = this.market;
    world.config = { ...world.config, points: { ...world.config.points, earnedPerDollar: 1 } };
    world.texts = twilioTexts({
      apiBase: this.market.peer.origin,
      accountSid: "ACrigsmithsandbox",
      authToken: "rigsmith-sandbox-texts",
      from: "+15555550100",
      replyUrl: `${this.market.webhookUrl}/texts`,
    });
    this.#desk = await deskOf(world, "walk@example.com", ["owner"]);
    this.#email = "walker@example.com";
    await addMember(world, { email: this.#email });
    // Built for its order, so that it goes by bench and test.
    await this.market.db.execute(
      `update products set detail = detail || '{"readyMade": false}' where slug = 'test-tower'`,
    );
    await world.catalogue.changed(null);
  }

  /** A new order of the member, brought to this state through the doors that lead there. */
  async orderIn(state: OrderState): Promise<void> {
    const { world, db, peer } = this.market;
    world.setNow(TEST_NOW);
    await db.queries.deleteFrom("slow_counters").execute();
    // Enough for all of a walk: an order that waits keeps what it holds, for the clock is set back.
    await db.queries.updateTable("stock").set({ on_hand: 100_000 }).where("sku_id", "=", SHOP.pc).execute();
    this.#books = await keepBooks(this.market);
    this.#news = (await peer.events()).length;
    this.#buyer = newVisitor(world);
    await this.#buyer.call(signIn, { body: { Email: this.#email, Password: PASSWORD } });
    await this.#buyer.call(addToCart, { body: { SkuID: SHOP.pc, Quantity: UNITS } });
    await this.#buyer.call(applyCoupon, { body: { couponCode: "TEN" } });
    await goToPayment(this.#buyer, this.#email);
    const body = { ...(await orderBody(this.#buyer)), SendTextNote: true, CellPhone: "(303) 555-0123" };
    this.#number = (await this.#buyer.call(createOrder, { body })).CustOrderID;
    for (const door of WAYS[state]) await this.use(door);
    const found = (await this.order()).state;
    if (found !== state) throw new Error(`The order came to ${found}, not to ${state}`);
  }

  /** Uses a door once. What is refused is refused: it may change nothing, which the books say. */
  async use(door: Door, fault: WalkFault = "none"): Promise<void> {
    const { market } = this;
    market.acceptWebhooks(fault === "news_first" || fault === "news_five_times");
    const kind = fault === "reset_after" ? fault : "timeout_after";
    if (fault !== "none" && !("isByHand" in DOORS[door]))
      for (const call of ["capture", "refund"]) await market.peer.fault(call, kind);
    await DOORS[door].press(this);
    await fetch(`${market.peer.origin}/sandbox/faults`, { method: "DELETE" });
  }

  /** All that is open comes to its end: the provider is heard, as often as the fault says, and the jobs run. */
  async settle(fault: WalkFault): Promise<void> {
    const { market } = this;
    market.acceptWebhooks(true);
    const times = fault === "news_five_times" ? 5 : 1;
    for (const { id } of (await market.peer.events()).slice(this.#news))
      await Promise.all(Array.from({ length: times }, () => market.peer.resend(id)));
    market.world.setNow(new Date(TEST_NOW.getTime() + 5 * 60_000));
    await until(async () => {
      await handleEventsAgain(market.db.queries, "all", market.world.now());
      await handlePaymentEvents(market.world);
      const waiting = market.db.queries.selectFrom("webhook_inbox").select("event_id").where("handled_at", "is", null);
      return (await waiting.execute()).length === 0;
    });
    await reconcilePayments(market.world);
    await reconcileRefunds(market.world, -1);
    market.acceptWebhooks(false);
  }

  async order(): Promise<OrderRow> {
    const order = await findOrderByNumber(this.market.db.queries, this.#number);
    if (!order) throw new Error("The order is gone");
    return order;
  }

  /** What does not balance: units, uses, points, charges, and what was posted against the moves that were made. */
  async wrongBooks(): Promise<string[]> {
    return [...(await booksOf(this.market, this.#books)), ...(await this.#wrongPosts())];
  }

  /** Each mail and text that follows the order's moves waits in the outbox, once, and no other. */
  async #wrongPosts(): Promise<string[]> {
    const { queries } = this.market.db;
    const { id, orderNumber } = await this.order();
    const due: string[] = [];
    let state: OrderState = "pending_payment";
    for (const { name } of await orderEvents(queries, id)) {
      if (!(name in STATE_AFTER)) continue;
      const to = STATE_AFTER[name as keyof typeof STATE_AFTER];
      due.push(...whatFollows(state, to).flatMap((effect) => POSTED[effect] ?? []));
      state = to;
    }
    const rows = await queries
      .selectFrom("outbox")
      .select("topic")
      .where((eb) =>
        eb.or([eb("dedupe_key", "like", `%:${orderNumber}`), eb("dedupe_key", "like", `order_text:${id}:%`)]),
      )
      .where("topic", "in", ["order_receipt", "order_shipped", "order_delivered", "order_text"])
      .execute();
    const [posted, wanted] = [
      rows
        .map(({ topic }) => topic)
        .toSorted()
        .join(),
      due.toSorted().join(),
    ];
    return posted === wanted ? [] : [`${orderNumber} was told of by ${posted}, ${wanted} due`];
  }

  async press(move: string, more: object = {}): Promise<void> {
    const { body } = await this.#desk.get(`/api/staff/orders/view?number=${this.#number}`);
    const seen = { OrderNumber: this.#number, Version: Number(body["Version"]) };
    await this.#desk.post(`/api/staff/orders/${move}`, { ...seen, ...more });
  }

  async pay(): Promise<void> {
    await payWith(this.#buyer, this.#number, CARDS.approved);
  }

  async byBuyer(what: typeof cancelOrder | typeof callOffOrder): Promise<void> {
    await this.#buyer.tryCall(what, { body: { OrderNumber: this.#number } });
  }

  /** On the provider's own pages, where something was charged and is still there. */
  async byHand(share: "a part" | "all"): Promise<void> {
    const [charge] = await this.market.peer.chargesOf(this.#number);
    const left = (charge?.amountCaptured ?? 0) - (charge?.amountRefunded ?? 0);
    if (left > 0) await refundByHand(this.market, this.#number, share === "all" ? left : 500);
  }

  async byCommand(): Promise<void> {
    const { orderNumber } = await this.order();
    const asked = { orderNumber, key: `command:${randomUUID()}`, parts: [], reason: "other", sentBy: "test" } as const;
    await refundOrder(this.market.world, asked);
  }

  async aDayLater(): Promise<void> {
    this.market.world.setNow(new Date(TEST_NOW.getTime() + 25 * 3_600_000));
    await expireReservations(this.market.world);
  }
}

interface DoorOf {
  press(shop: WalkedShop): Promise<void>;
  /** The provider's own pages: no call of ours can lose its answer. */
  isByHand?: true;
}

const part = { Why: "goodwill", Reason: "Asked", Parts: [{ Part: "1", Units: 1 }] };

/** Every way in which an order is moved, or given back: by its buyer, the desk, the provider's pages, a job and a command. */
export const DOORS = {
  pay: { press: (shop) => shop.pay() },
  "buyer cancels": { press: (shop) => shop.byBuyer(cancelOrder) },
  "buyer calls off": { press: (shop) => shop.byBuyer(callOffOrder) },
  "desk builds": { press: (shop) => shop.press("start-build") },
  "desk tests": { press: (shop) => shop.press("send-to-test") },
  "desk packs": { press: (shop) => shop.press("pack", { Early: "It is needed today" }) },
  "desk ships": { press: (shop) => shop.press("ship", PARCEL) },
  "desk delivers": { press: (shop) => shop.press("deliver") },
  "desk calls off": { press: (shop) => shop.press("cancel", { Key: randomUUID(), Reason: "Asked" }) },
  "desk gives one back": { press: (shop) => shop.press("refund", { Key: randomUUID(), ...part }) },
  "5.00 by hand": { press: (shop) => shop.byHand("a part"), isByHand: true },
  "5.00 by hand, then the desk calls off": {
    async press(shop) {
      await shop.byHand("a part");
      await shop.settle("none");
      await shop.press("cancel", { Key: randomUUID(), Reason: "Asked" });
    },
    isByHand: true,
  },
  "all by hand": { press: (shop) => shop.byHand("all"), isByHand: true },
  "a command": { press: (shop) => shop.byCommand() },
  "a day passes": { press: (shop) => shop.aDayLater() },
} as const satisfies Record<string, DoorOf>;
export type Door = keyof typeof DOORS;

const PACKED = ["pay", "desk builds", "desk tests", "desk packs"] as const satisfies Door[];

/** The doors that lead to each state. */
const WAYS: Record<OrderState, readonly Door[]> = {
  pending_payment: [],
  paid: ["pay"],
  building: ["pay", "desk builds"],
  testing: ["pay", "desk builds", "desk tests"],
  packed: PACKED,
  shipped: [...PACKED, "desk ships"],
  delivered: [...PACKED, "desk ships", "desk delivers"],
  cancelled: ["buyer cancels"],
  refunded: ["pay", "desk calls off"],
};

/** The topic of the outbox that an effect is. */
const POSTED: Partial<Record<MoveEffect, string>> = {
  mail_receipt: "order_receipt",
  mail_shipped: "order_shipped",
  mail_delivered: "order_delivered",
  text_buyer: "order_text",
};
