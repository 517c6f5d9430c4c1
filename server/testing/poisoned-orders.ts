import { signifydScreening } from "#adapters/screening/signifyd-screening.ts";
import { screeningSceneAt } from "#sandbox/testing/screening-scene.ts";
import { expireHolds } from "../holds/expire-holds.ts";
import { outsideOnly } from "../outside-only.ts";
import { takePaymentEvent } from "../payments/handle-payment-events.ts";
import { listWaitingEvents } from "../payments/handle-events-again.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { keepShipDates } from "../delays/keep-ship-dates.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { createOrderFor, readyBuyer } from "./buyer.ts";
import type { ChangeScene } from "./change-scene.ts";
import { payWith } from "./paying.ts";
import { among, later, orderId, type PoisonedWork, refusing, twice, unpaidOrder } from "./poisoned-work.ts";
import { SHOP } from "./small-shop.ts";
import { CARDS } from "./test-market.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

/** What becomes of orders and their money. */
export const POISONED_ORDERS: readonly PoisonedWork[] = [
  {
    job: "expire-reservations",
    work: "expire-holds",
    async arrange(scene) {
      const two = await twice(() => unpaidOrder(scene));
      later(scene, 20);
      return {
        key: `expire-holds ${two[0]}`,
        poison: refusing(scene, "order_events", "order_id", await orderId(scene, two[0])),
        done: among(
          scene,
          two,
          `select order_number as done from orders where exists (
             select from stock_reservations where order_id = orders.id and state = 'released')`,
        ),
      };
    },
  },
  {
    job: "expire-reservations",
    work: "close-abandoned",
    async arrange(scene) {
      const two = await twice(() => unpaidOrder(scene));
      later(scene, 25 * HOUR);
      return {
        key: `close-abandoned ${two[0]}`,
        poison: refusing(scene, "orders", "order_number", two[0]),
        done: among(scene, two, "select order_number as done from orders where state = 'cancelled'"),
      };
    },
  },
  {
    job: "handle-payment-events",
    work: "events of the payment provider",
    async arrange(scene) {
      const { world, db } = scene.market;
      const two = await twice(() => unknownPayment(scene));
      for (const id of two)
        await takePaymentEvent(world, {
          provider: "stripe",
          eventId: `evt_${id}`,
          type: "payment_intent",
          providerRef: await providerRef(scene, id),
          attemptId: id,
          news: "captured",
        });
      later(scene, 2);
      return {
        key: "",
        poison: refusing(scene, "payments", "id", two[0]),
        done: among(scene, two, "select id as done from payments where state = 'captured'"),
        listed: async () =>
          (await listWaitingEvents(db.queries, 100)).filter(({ key }) => key.startsWith(`evt_${two[0]}`)),
      };
    },
  },
  {
    job: "reconcile-payments",
    work: "reconcile-payments",
    async arrange(scene) {
      const two = await twice(() => unknownPayment(scene));
      later(scene, 2);
      return {
        key: `reconcile-payments ${two[0]}`,
        poison: refusing(scene, "payments", "id", two[0]),
        done: among(scene, two, "select id as done from payments where state = 'captured'"),
      };
    },
  },
  {
    job: "reconcile-payments",
    work: "return-payments",
    async arrange(scene) {
      const { market } = scene;
      await scene.setOnHand(SHOP.laptop, 2);
      const two = await twice(() => unknownPayment(scene, SHOP.laptop));
      later(scene, 20);
      await expireHolds(market.world);
      await scene.setOnHand(SHOP.laptop, 0);
      await market.peer.fault("refund", "error_500_before", 2);
      await reconcilePayments(market.world, 0);
      later(scene, HOUR);
      return {
        key: `return-payments ${two[0]}`,
        poison: refusing(scene, "payments", "id", two[0]),
        done: among(scene, two, "select id as done from payments where state = 'refunded'"),
      };
    },
  },
  {
    job: "reconcile-refunds",
    work: "reconcile-refunds",
    async arrange(scene) {
      const { market } = scene;
      await market.peer.fault("refund", "error_500_before", 2);
      const two = await twice(async () => {
        const orderNumber = await scene.paidOrder(SHOP.mouse, 1);
        const all = { orderNumber, key: "all", parts: [], reason: "cancelled", sentBy: "test" } as const;
        const refund = await refundOrder(market.world, all);
        return refund.ok ? refund.value.id : "";
      });
      later(scene, 2);
      return {
        key: `reconcile-refunds ${two[0]}`,
        poison: refusing(scene, "refunds", "id", two[0]),
        done: among(scene, two, "select id as done from refunds where state = 'succeeded'"),
      };
    },
  },
  {
    job: "screen-orders",
    work: "screen-orders",
    async arrange(scene) {
      const { two, end } = await screened(scene, (peer) => peer.break("error_500", 2));
      later(scene, 10);
      return {
        key: `screen-orders ${two[0]}`,
        poison: refusing(scene, "payments", "id", two[0]),
        done: among(scene, two, "select id as done from payments where state = 'captured'"),
        end,
      };
    },
  },
  {
    job: "screen-orders",
    work: "end-screenings",
    async arrange(scene) {
      const { two, end } = await screened(scene, (peer) => peer.answer("HOLD"));
      later(scene, (scene.market.world.config.payment.screening.decideWithinDays + 1) * DAY);
      return {
        key: `end-screenings ${two[0]}`,
        poison: refusing(scene, "payments", "id", two[0]),
        done: among(scene, two, "select id as done from payments where screening = 'lapsed'"),
        end,
      };
    },
  },
  {
    job: "lapse-changes",
    work: "lapse-changes",
    async arrange(scene) {
      const two = await twice(async () => {
        scene.order = await scene.paidOrder(SHOP.mouse, 3);
        await scene.change(await scene.express());
        return scene.order;
      });
      later(scene, 49 * HOUR);
      return {
        key: `lapse-changes ${two[0]}`,
        poison: refusing(scene, "order_revisions", "order_id", await orderId(scene, two[0])),
        done: among(
          scene,
          two,
          `select order_number as done from order_revisions join orders on orders.id = order_id
           where order_revisions.state = 'lapsed'`,
        ),
      };
    },
  },
  {
    job: "keep-ship-dates",
    work: "tell-late",
    async arrange(scene) {
      const two = await promised(scene);
      return {
        key: `tell-late ${two[0]}`,
        poison: refusing(scene, "ship_delays", "order_id", await orderId(scene, two[0])),
        done: among(scene, two, "select order_number as done from ship_delays join orders on orders.id = order_id"),
      };
    },
  },
  {
    job: "keep-ship-dates",
    work: "end-unanswered",
    async arrange(scene) {
      const two = await promised(scene);
      await keepShipDates(scene.market.world);
      later(scene, 31 * DAY);
      return {
        key: `end-unanswered ${two[0]}`,
        poison: refusing(scene, "ship_delays", "order_id", await orderId(scene, two[0])),
        done: among(scene, two, "select order_number as done from orders where state = 'refunded'"),
      };
    },
  },
];

/** The id of an attempt whose capture nobody heard of. */
async function unknownPayment(scene: ChangeScene, skuId: number = SHOP.mouse): Promise<string> {
  const { market } = scene;
  market.acceptWebhooks(false);
  const visitor = await readyBuyer(market.world, skuId);
  const { CustOrderID } = await createOrderFor(visitor);
  await market.peer.fault("capture", "error_500_after");
  await payWith(visitor, CustOrderID, CARDS.approved);
  return paymentOf(scene, CustOrderID);
}

async function paymentOf({ market: { db } }: ChangeScene, orderNumber: string): Promise<string> {
  const row = await db.queries
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "order_id")
    .select("payments.id")
    .where("order_number", "=", orderNumber)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function providerRef({ market: { db } }: ChangeScene, id: string): Promise<string | null> {
  const row = await db.queries.selectFrom("payments").select("provider_ref").where("id", "=", id).executeTakeFirst();
  return row?.provider_ref ?? null;
}

/** Two payments that a screener was asked about, after `before` of it. */
async function screened(
  scene: ChangeScene,
  before: (peer: ReturnType<typeof screeningSceneAt>) => Promise<void>,
): Promise<{ two: [string, string]; end(): void }> {
  const { market } = scene;
  const peer = screeningSceneAt(market.peer.origin);
  await peer.reset();
  await before(peer);
  market.world.screening = outsideOnly(signifydScreening({ ...peer.settings, timeoutMs: 10_000 }));
  const two = await twice(async () => paymentOf(scene, await scene.paidOrder(SHOP.mouse, 1)));
  return {
    two,
    end: () => {
      market.world.screening = null;
    },
  };
}

/** Two paid orders on the evening of the day that was promised, as the job finds them; those of others are none of it. */
async function promised(scene: ChangeScene): Promise<[string, string]> {
  const { world, db } = scene.market;
  const [one, other] = await twice(() => scene.paidOrder(SHOP.mouse, 1));
  await db.queries.updateTable("orders").set({ is_test: true }).where("order_number", "not in", [one, other]).execute();
  world.setNow(new Date("2026-11-24T03:00:00Z"));
  return (await orderId(scene, one)) < (await orderId(scene, other)) ? [one, other] : [other, one];
}
