import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { addToCart, applyCoupon, cartInit, changeCartItemQty } from "#contract/carts.ts";
import { createOrder } from "#contract/checkout.ts";
import { expireReservations } from "../payments/expire-reservations.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { DENVER, goToPayment, orderBody, PORTLAND } from "./buyer.ts";
import type { FaultySource } from "./faulty-source.ts";
import { answerBank, payWith } from "./paying.ts";
import { SHOP } from "./small-shop.ts";
import { CARDS, type TestMarket } from "./test-market.ts";
import { TEST_NOW } from "./test-world.ts";
import type { Visitor } from "./visitor.ts";

/** The shop, and who is in it. */
export interface Driven {
  market: TestMarket;
  source: FaultySource;
  visitors: Visitor[];
  /** What the provider had told before. */
  eventsBefore: number;
  minutes: number;
}

/** What somebody knows who only hears the answers. */
export interface Heard {
  buyers: Buyer[];
}

export interface Buyer {
  /** The order that waits for payment, and the provider's page it was last sent to. */
  order: string | null;
  bankPage: string | null;
  /** Orders that an answer called paid. */
  paid: string[];
}

type Step = (driven: Driven, visitor: Visitor, buyer: Buyer) => Promise<void>;
type Command = fc.AsyncCommand<Heard, Driven>;

const BUYERS = 2;
/** The database may go after any statement of a request. */
const STATEMENTS = { min: 1, max: 30 };

/** A shop in its first minute, in which everybody has ordered something. */
export async function newSequence(market: TestMarket, source: FaultySource, visitor: () => Visitor) {
  const visitors = Array.from({ length: BUYERS }, visitor);
  const buyers = visitors.map((): Buyer => ({ order: null, bankPage: null, paid: [] }));
  const eventsBefore = (await market.peer.events()).length;
  const real: Driven = { market, source, visitors, eventsBefore, minutes: 0 };
  for (const [at, buyer] of buyers.entries()) {
    const own = visitors[at] as Visitor;
    await own.call(addToCart, { body: { SkuID: SHOP.mouse } });
    await orderTo(DENVER)(real, own, buyer);
  }
  return { model: { buyers }, real };
}

/** All that shoppers, the provider, time and faults may do to orders, in any order. */
export function orderCommands(): fc.Arbitrary<Command>[] {
  const who = fc.nat({ max: BUYERS - 1 });
  const skus = fc.constantFrom(SHOP.mouse, SHOP.cable, SHOP.laptop);
  const cards = fc.constantFrom(...Object.values(CARDS));
  const places = fc.constantFrom(DENVER, PORTLAND);
  const lost = fc.integer(STATEMENTS);
  const calls = fc.constantFrom("authorise", "capture", "void", "refund", "find");
  const faults = fc.constantFrom("timeout_after", "error_500_before", "error_500_after", "reset_after");
  return [
    fc.record({ who, skuId: skus, quantity: fc.integer({ min: 1, max: 3 }) }).map(({ who: at, skuId, quantity }) =>
      command(`${at} adds ${quantity} of ${skuId}`, at, async (_, visitor) => {
        await visitor.tryCall(addToCart, { body: { SkuID: skuId, Quantity: quantity } });
      }),
    ),
    fc.record({ who, quantity: fc.integer({ min: 1, max: 3 }) }).map(({ who: at, quantity }) =>
      command(`${at} wants ${quantity} of the first line`, at, async (_, visitor) => {
        const [line] = (await visitor.call(cartInit)).Items;
        if (line) await visitor.tryCall(changeCartItemQty, { body: { cartItemId: line.CartItemId, quantity } });
      }),
    ),
    fc.record({ who, place: places, skuId: skus }).map(({ who: at, place, skuId }) =>
      command(`${at} wants one of ${skuId} and orders to ${place.City}`, at, async (driven, visitor, buyer) => {
        await visitor.tryCall(addToCart, { body: { SkuID: skuId } });
        await orderTo(place)(driven, visitor, buyer);
      }),
    ),
    fc.record({ who, code: fc.constantFrom("TEN", "EACH", "ONCE", "ALL", "") }).map(({ who: at, code }) =>
      command(`${at} takes the coupon "${code}"`, at, async (_, visitor) => {
        await visitor.tryCall(applyCoupon, { body: { couponCode: code } });
      }),
    ),
    fc
      .record({ who, place: places })
      .map(({ who: at, place }) => command(`${at} orders to ${place.City}`, at, orderTo(place))),
    fc
      .record({ who, place: places, after: lost })
      .map(({ who: at, place, after }) =>
        command(`${at} orders to ${place.City}, losing statement ${after}`, at, losing(after, orderTo(place))),
      ),
    fc.record({ who, card: cards }).map(({ who: at, card }) => command(`${at} pays with ${card}`, at, pay([card]))),
    fc
      .record({ who, card: cards, other: cards })
      .map(({ who: at, card, other }) =>
        command(`${at} pays with ${card} and ${other} at once`, at, pay([card, other])),
      ),
    fc
      .record({ who, card: cards, after: lost })
      .map(({ who: at, card, after }) =>
        command(`${at} pays with ${card}, losing statement ${after}`, at, losing(after, pay([card]))),
      ),
    fc.record({ who, answer: fc.constantFrom("approve" as const, "refuse" as const) }).map(({ who: at, answer }) =>
      command(`${at} tells the bank: ${answer}`, at, async (_, _visitor, { bankPage }) => {
        // A page that was closed meanwhile answers an error, as a bank's would.
        if (bankPage) await answerBank(bankPage, answer).catch(() => {});
      }),
    ),
    fc
      .record({ call: calls, kind: faults })
      .map(({ call, kind }) =>
        command(`the provider will answer ${call} with ${kind}`, 0, ({ market }) => market.peer.fault(call, kind)),
      ),
    fc
      .record({ times: fc.integer({ min: 1, max: 5 }) })
      .map(({ times }) =>
        command(`the provider tells everything again, ${times} times`, 0, (driven) => tellAgain(driven, times)),
      ),
    fc
      .boolean()
      .map((hears) =>
        command(`the store ${hears ? "hears" : "does not hear"} the provider`, 0, async ({ market }) =>
          market.acceptWebhooks(hears),
        ),
      ),
    fc
      .constantFrom(1, 16, 31, 25 * 60)
      .map((minutes) => command(`${minutes} minutes pass and the jobs run`, 0, (driven) => pass(driven, minutes))),
  ];
}

/** All that is open comes to its end: the provider is heard again, and time passes until the jobs find nothing to do. */
export async function settleAll(driven: Driven): Promise<void> {
  const { market } = driven;
  await fetch(`${market.peer.origin}/sandbox/faults`, { method: "DELETE" });
  market.acceptWebhooks(true);
  await tellAgain(driven, 1);
  await pass(driven, 1);
  // Longer than a bank's page stays open, then than an order waits.
  await pass(driven, 31);
  await pass(driven, 25 * 60);
}

function command(name: string, at: number, step: Step): Command {
  return {
    check: () => true,
    run: (heard, driven) => step(driven, driven.visitors[at] as Visitor, heard.buyers[at] as Buyer),
    toString: () => name,
  };
}

function orderTo(place: typeof DENVER): Step {
  return async (_, visitor, buyer) => {
    if ((await visitor.call(cartInit)).TotalCount === 0) return;
    await goToPayment(visitor, `${visitor.cookies.size}-${place.City}@example.com`, place);
    const made = await visitor.tryCall(createOrder, { body: await orderBody(visitor) });
    if ("reply" in made) Object.assign(buyer, { order: made.reply.CustOrderID, bankPage: null });
  };
}

function pay(cards: readonly string[]): Step {
  return async (_, visitor, buyer) => {
    const { order } = buyer;
    if (order === null) return;
    for (const answer of await Promise.all(cards.map((card) => payWith(visitor, order, card)))) {
      if (!("reply" in answer)) continue;
      if (answer.reply.Redirect) buyer.bankPage = answer.reply.Redirect;
      if (answer.reply.State === "paid" && !buyer.paid.includes(order)) buyer.paid.push(order);
    }
  };
}

/** The request may end with an error; the database comes back after it. A key nobody knows to be held runs out. */
function losing(after: number, step: Step): Step {
  return async (driven, visitor, buyer) => {
    const { source, market } = driven;
    source.loseAfter = after;
    await step(driven, visitor, buyer).catch(() => {});
    source.loseAfter = null;
    source.isAway = false;
    for (let look = 0; look < 25 && (await heldKeys(market)).length > 0; look += 1) await wait(50);
    await pass(driven, 2);
  };
}

/** The idempotency keys that a request still holds. */
export function heldKeys({ db, world }: TestMarket) {
  return db.queries
    .selectFrom("idempotency_keys")
    .select("key")
    .where("status", "=", "running")
    .where("locked_until", ">", world.now())
    .execute();
}

async function tellAgain({ market: { peer }, eventsBefore }: Driven, times: number): Promise<void> {
  for (const { id } of (await peer.events()).slice(eventsBefore))
    await Promise.all(Array.from({ length: times }, () => peer.resend(id)));
}

/** The jobs run each minute, and an attempt nobody asked about for most of a day is for a person to look at. */
async function pass(driven: Driven, minutes: number): Promise<void> {
  const { world } = driven.market;
  for (const step of [1, minutes - 1]) {
    driven.minutes += step;
    world.setNow(new Date(TEST_NOW.getTime() + driven.minutes * 60_000));
    await reconcilePayments(world);
    await expireReservations(world);
  }
}
