import pino from "pino";
import { upsCapitalInsurance } from "#adapters/insurance/ups-capital-insurance.ts";
import { omnisendMarketing } from "#adapters/marketing/omnisend-marketing.ts";
import { changeShipWarranty, insuranceQuote } from "#contract/insurance.ts";
import { webhookSender } from "#adapters/webhooks/webhook-sender.ts";
import { openRma, withdrawRma } from "#contract/rma.ts";
import type { StaffRma } from "#contract/staff-rmas.ts";
import { openInsuranceScene } from "#sandbox/testing/insurance-scene.ts";
import { openMarketingScene } from "#sandbox/testing/marketing-scene.ts";
import { openWebhookReceiver } from "#sandbox/receiver/webhook-receiver.ts";
import { outsideOnly } from "../outside-only.ts";
import { watchLedgers } from "../payments/compare-ledgers.ts";
import { addEndpoint } from "../webhooks/webhook-endpoints.ts";
import { createOrderFor, readyBuyer } from "./buyer.ts";
import type { ChangeScene } from "./change-scene.ts";
import { PARCEL } from "./desk-scene.ts";
import { openFedexStore } from "./fedex-store.ts";
import { payWith } from "./paying.ts";
import { among, knownCart, orderId, type PoisonedWork, refusing, twice } from "./poisoned-work.ts";
import { SHOP } from "./small-shop.ts";
import { CARDS } from "./test-market.ts";

/** A peer that answers is waited for, however busy the machine is. */
const PATIENCE_MS = 10_000;

/** What is told to others, and compared with what they say. */
export const POISONED_ERRANDS: readonly PoisonedWork[] = [
  {
    job: "insure-parcels",
    work: "insure-parcels",
    async arrange(scene) {
      const { world } = scene.market;
      const insurer = await openInsuranceScene();
      world.insurer = outsideOnly(upsCapitalInsurance({ ...insurer.settings, timeoutMs: PATIENCE_MS }));
      const two = await twice(async () => {
        const visitor = await readyBuyer(world, SHOP.mouse, { quantity: 2 });
        const { UPSInsurance } = await visitor.call(insuranceQuote);
        const body = { QuoteId: UPSInsurance?.Data?.QuoteId ?? "", Checked: true };
        await visitor.call(changeShipWarranty, { body });
        const { CustOrderID } = await createOrderFor(visitor);
        await payWith(visitor, CustOrderID, CARDS.approved);
        return CustOrderID;
      });
      return {
        key: `insure-parcels ${two[0]}`,
        poison: refusing(scene, "insurance_policies", "order_id", await orderId(scene, two[0])),
        done: among(
          scene,
          two,
          `select order_number as done from insurance_policies join orders on orders.id = order_id
           where insurance_policies.state = 'bought'`,
        ),
        end: () => {
          world.insurer = null;
          return insurer.close();
        },
      };
    },
  },
  {
    job: "cancel-labels",
    work: "cancel-labels",
    async arrange(scene) {
      const { world } = scene.market;
      const fedex = await openFedexStore(world);
      const two = await twice(() => takenBack(scene));
      return {
        key: `cancel-labels ${two[0]}`,
        poison: refusing(scene, "shipping_labels", "tracking", two[0]),
        done: among(scene, two, "select tracking as done from shipping_labels where state = 'cancelled'"),
        end: () => {
          world.carrier = null;
          return fedex.close();
        },
      };
    },
  },
  {
    job: "sync-marketing",
    work: "market-orders",
    async arrange(scene) {
      const end = await openMarketing(scene);
      const two = await twice(() => scene.paidOrder(SHOP.mouse, 1));
      return {
        key: `market-orders ${two[0]}`,
        poison: refusing(scene, "marketing_orders", "order_id", await orderId(scene, two[0])),
        done: among(
          scene,
          two,
          "select order_number as done from marketing_orders join orders on orders.id = order_id",
        ),
        end,
      };
    },
  },
  {
    job: "sync-marketing",
    work: "market-carts",
    async arrange(scene) {
      const end = await openMarketing(scene);
      const two = await twice(() => knownCart(scene));
      return {
        key: `market-carts ${two[0]}`,
        poison: refusing(scene, "marketing_carts", "cart_id", two[0]),
        done: among(scene, two, "select cart_id as done from marketing_carts where version >= 0"),
        end,
      };
    },
  },
  {
    job: "send-webhooks",
    work: "webhooks",
    async arrange(scene) {
      const { world, db } = scene.market;
      const receiver = await openWebhookReceiver(() => world.now());
      const { settings, webhooks } = world;
      world.webhooks = outsideOnly(webhookSender({ mayAskThisMachine: true, timeoutMs: PATIENCE_MS }));
      const former = { ...settings, secret: "the secret before" };
      // Sealed under a secret that the store has no more.
      const made = await addEndpoint({ ...world, now: () => world.now(), settings: former }, receiver.url);
      const other = await addEndpoint(world, receiver.url);
      receiver.secrets = [made.secret, other.secret];
      await scene.paidOrder(SHOP.mouse, 1);
      const two = [made.id, other.id];
      return {
        key: "",
        poison: async () => async () => {
          world.settings = former;
        },
        done: async () => {
          const { rows } = await db.execute(
            "select endpoint_id from webhook_deliveries group by 1 having bool_and(delivered_at is not null)",
          );
          return two.map((id) => rows.some(({ endpoint_id }) => endpoint_id === id));
        },
        listed: async () => {
          const { rows } = await db.execute(
            `select * from webhook_deliveries where endpoint_id = $1 and delivered_at is null order by event_id limit 1`,
            [made.id],
          );
          return rows.map((row) => ({
            key: made.id,
            state: "waits",
            since: row["made_at"] as Date,
            tries: Number(row["attempts"]),
            nextTryAt: row["next_try_at"] as Date,
            lastError: String(row["last_answer"]),
          }));
        },
        end: async () => {
          Object.assign(world, { settings, webhooks });
          await db.execute("delete from webhook_deliveries; delete from webhook_endpoints");
          await receiver.close();
        },
      };
    },
  },
  {
    job: "compare-ledgers",
    work: "compare-ledgers",
    async arrange(scene) {
      const { world, db } = scene.market;
      const { log } = world;
      let compared = 0;
      world.log = pino({}, { write: (line: string) => (compared = JSON.parse(line).charges ?? compared) });
      await watchLedgers(world);
      const before = compared;
      const two = await twice(() => scene.paidOrder(SHOP.mouse, 1));
      const { rows } = await db.execute(
        "select payments.id from payments join orders on orders.id = order_id where order_number = $1",
        [two[0]],
      );
      const id = String(rows[0]?.["id"]);
      const provider = (name: string) =>
        db.queries.updateTable("payments").set({ provider: name }).where("id", "=", id).execute();
      return {
        key: `compare-ledgers ${id}`,
        // A provider that the store has no more.
        poison: async () => {
          await provider("gone");
          return () => provider("stripe");
        },
        done: async () => [compared >= before + 2, compared >= before + 1],
        end: () => {
          world.log = log;
        },
      };
    },
  },
];

async function openMarketing({ market: { world } }: ChangeScene): Promise<() => Promise<void>> {
  const peer = await openMarketingScene();
  world.marketing = outsideOnly(omnisendMarketing({ ...peer.settings, timeoutMs: PATIENCE_MS }));
  return () => {
    world.marketing = null;
    return peer.close();
  };
}

/** The number of a label whose return its buyer took back. */
async function takenBack(scene: ChangeScene): Promise<string> {
  scene.order = await scene.paidOrder(SHOP.mouse, 1);
  await scene.press(scene.owner, "pack");
  await scene.press(scene.owner, "ship", PARCEL);
  const OrderNumber = scene.order;
  const asked = { Lines: [{ Line: 1, Units: 1 }], Wants: "refund" as const, Reason: "damaged" as const, Told: "" };
  const { RmaNumber } = (await scene.buyer.call(openRma, { body: { OrderNumber, ...asked } })).Rma;
  await scene.owner.post("/api/staff/rmas/approve", { RmaNumber, Version: 1, Answer: "" });
  const { body } = await scene.owner.post("/api/staff/rmas/label", { RmaNumber, Version: 2 });
  await scene.buyer.call(withdrawRma, { body: { OrderNumber, RmaNumber } });
  return (body["Rma"] as StaffRma).Label?.Tracking ?? "";
}
