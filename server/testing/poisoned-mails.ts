import { notifyMe } from "#contract/catalog.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { listWaiting } from "../outbox/send-again.ts";
import { signIn } from "#contract/members.ts";
import { saveBuild, watchSavedBuild } from "#contract/saved-builds.ts";
import type { World } from "../world.ts";
import { codeOfParts, loadLabShop, LUMEN_PARTS, skuIdOf } from "./build-shop.ts";
import type { ChangeScene } from "./change-scene.ts";
import { addMember, PASSWORD } from "./members.ts";
import { PARCEL } from "./desk-scene.ts";
import { HttpShopper } from "./http-shopper.ts";
import { among, later, orderId, type PoisonedWork, refusing, twice } from "./poisoned-work.ts";
import { SHOP } from "./small-shop.ts";
import { newVisitor } from "./visitor.ts";

const DAY = 24 * 60;

/** Somebody new waits for the price of a PC that PC Lab builds. */
async function watchBuild(world: World, email: string): Promise<void> {
  await addMember(world, { email });
  const member = newVisitor(world);
  await member.call(signIn, { body: { Email: email, Password: PASSWORD } });
  const { Id } = await member.call(saveBuild, { body: { Build: codeOfParts(...LUMEN_PARTS) } });
  await member.call(watchSavedBuild, { body: { Id, Target: null } });
}

/** What people are written. */
export const POISONED_MAILS: readonly PoisonedWork[] = [
  {
    job: "deliver-outbox",
    work: "mails",
    async arrange(scene) {
      const { db } = scene.market;
      await deliverOutbox(scene.market.world);
      const two = (await twice(() => scene.paidOrder(SHOP.mouse, 1))).map((number) => `order_receipt:${number}`);
      const [first = ""] = two;
      return {
        key: "",
        poison: refusing(scene, "mails", "dedupe_key", first),
        done: among(scene, two, "select dedupe_key as done from outbox where delivered_at is not null"),
        listed: async () => (await listWaiting(db.queries, 100)).filter(({ key }) => key === first),
      };
    },
  },
  {
    job: "tell-back-in-stock",
    work: "tell-back-in-stock",
    async arrange(scene) {
      const { world, db } = scene.market;
      for (const name of ["first", "second"])
        await newVisitor(world).call(notifyMe, {
          body: { SkuID: SHOP.soldOut, Email: `${name}-${scene.order}@example.com` },
        });
      const { rows } = await db.execute("select id from stock_notices where told_at is null order by id");
      const two = rows.map(({ id }) => Number(id));
      await scene.setOnHand(SHOP.soldOut, 3);
      return {
        key: `tell-back-in-stock ${two[0]}`,
        poison: refusing(scene, "stock_notices", "id", two[0] ?? 0),
        done: among(scene, two, toldOf("back_in_stock")),
        end: () => scene.setOnHand(SHOP.soldOut, 0),
      };
    },
  },
  {
    job: "tell-alerts",
    work: "tell-alerts",
    async arrange(scene) {
      const { world, db } = scene.market;
      const anyone = new HttpShopper(world);
      for (const name of ["first", "second"])
        await anyone.post("/api/pricedrop-coupon-alert/pricedrop-coupon-sub", {
          SkuID: SHOP.cable,
          Email: `${name}-${scene.order}@example.com`,
        });
      const { rows } = await db.execute("select id from alerts order by id");
      const two = rows.map(({ id }) => String(id));
      const price = (cents: string) =>
        db.execute(`update skus set price_cents = ${cents} where sku_id = ${SHOP.cable}`);
      await price("price_cents - 100");
      return {
        key: `tell-alerts ${two[0]}`,
        poison: refusing(scene, "alerts", "id", two[0] ?? ""),
        done: among(scene, two, toldOf("alert")),
        end: () => price("price_cents + 100"),
      };
    },
  },
  {
    job: "tell-build-alerts",
    work: "tell-build-alerts",
    async arrange(scene) {
      const { world, db } = scene.market;
      await loadLabShop(db, ...LUMEN_PARTS);
      await world.catalogue.changed(null);
      for (const name of ["first", "second"]) await watchBuild(world, `builds-${name}-${scene.order}@example.com`);
      const { rows } = await db.execute("select id from build_alerts where told_at is null order by id");
      const two = rows.map(({ id }) => String(id));
      const price = (cents: string) =>
        db.execute(`update skus set price_cents = ${cents} where sku_id = ${skuIdOf("rtx-5070-ti-three-fan")}`);
      await price("price_cents - 100");
      return {
        key: `tell-build-alerts ${two[0]}`,
        poison: refusing(scene, "build_alerts", "id", two[0] ?? ""),
        done: among(scene, two, "select id as done from build_alerts where told_at is not null"),
        end: () => price("price_cents + 100"),
      };
    },
  },
  {
    job: "invite-reviews",
    work: "invite-reviews",
    async arrange(scene) {
      const two = await twice(() => delivered(scene));
      later(scene, 15 * DAY);
      return {
        key: `invite-reviews ${two[0]}`,
        poison: refusing(scene, "review_invites", "order_id", await orderId(scene, two[0])),
        done: among(scene, two, toldOf("review_invite")),
      };
    },
  },
];

/** What follows the topic in the keys of the mails that were written. */
function toldOf(topic: string): string {
  return `select split_part(dedupe_key, ':', 2) as done from outbox where topic = '${topic}'`;
}

async function delivered(scene: ChangeScene): Promise<string> {
  scene.order = await scene.paidOrder(SHOP.mouse, 1);
  await scene.press(scene.owner, "pack");
  await scene.press(scene.owner, "ship", PARCEL);
  await scene.press(scene.owner, "deliver");
  return scene.order;
}
