import { addToCart } from "#contract/carts.ts";
import { signIn } from "#contract/members.ts";
import { closeAccount } from "#contract/my-data.ts";
import { CLOSING_DAYS } from "#rules/member/member-states.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { eachRecord } from "../retries/each-record.ts";
import { createOrderFor, goToPayment } from "./buyer.ts";
import type { ChangeScene } from "./change-scene.ts";
import { PARCEL } from "./desk-scene.ts";
import { addMember, keepMails, PASSWORD } from "./members.ts";
import { payWith } from "./paying.ts";
import { among, knownCart, later, type PoisonedWork, refusing, twice } from "./poisoned-work.ts";
import { SHOP } from "./small-shop.ts";
import { CARDS } from "./test-market.ts";
import { newVisitor } from "./visitor.ts";

const DAY = 24 * 60;

/** What ends by its age. */
export const POISONED_OLD_RECORDS: readonly PoisonedWork[] = [
  {
    job: "expire-points",
    work: "expire-points",
    async arrange(scene) {
      const { world } = scene.market;
      const { config } = world;
      world.config = { ...config, points: { ...config.points, earnedPerDollar: 100 } };
      const two = await twice(() => memberWithPoints(scene));
      later(scene, (config.points.expireAfterDays + 1) * DAY);
      return {
        key: `expire-points ${two[0]}`,
        poison: refusing(scene, "point_entries", "member_id", two[0]),
        done: among(scene, two, "select member_id as done from point_entries where kind = 'expire'"),
        end: () => {
          world.config = config;
        },
      };
    },
  },
  {
    job: "erase-accounts",
    work: "erase-accounts",
    async arrange(scene) {
      const two = await twice(() => memberWhoEnds(scene));
      later(scene, CLOSING_DAYS * DAY);
      return {
        key: `erase-accounts ${two[0]}`,
        poison: refusing(scene, "members", "id", two[0]),
        done: among(scene, two, "select id as done from members where state = 'closed'"),
      };
    },
  },
  {
    job: "forget-old-records",
    work: "forget-carts",
    async arrange(scene) {
      const two = await twice(() => knownCart(scene));
      later(scene, 91 * DAY);
      return {
        key: `forget-carts ${two[0]}`,
        poison: refusing(scene, "carts", "id", two[0]),
        done: gone(scene, "carts", two),
      };
    },
  },
  {
    job: "forget-old-records",
    work: "forget-members",
    async arrange(scene) {
      const { world } = scene.market;
      const email = () => `unconfirmed-${world.now().getTime()}-${Math.floor(performance.now())}@example.com`;
      const two = await twice(() => addMember(world, { email: email(), state: "unconfirmed" }));
      later(scene, 40 * DAY);
      return {
        key: `forget-members ${two[0]}`,
        poison: refusing(scene, "members", "id", two[0]),
        done: gone(scene, "members", two),
      };
    },
  },
  {
    job: "forget-old-records",
    work: "forget-old-records",
    async arrange(scene) {
      const { db } = scene.market;
      const { rows } = await db.execute("select key from idempotency_keys limit 1");
      const key = String(rows[0]?.["key"]);
      later(scene, 40 * DAY);
      const isLeft = async (table: string) => (await db.execute(`select from ${table} limit 1`)).rows.length > 0;
      return {
        key: "forget-old-records idempotency_keys",
        poison: refusing(scene, "idempotency_keys", "key", key),
        done: async () => [!(await isLeft("idempotency_keys")), !(await isLeft("staff_sessions"))],
      };
    },
  },
  {
    job: "shorten-waits",
    work: "shorten-waits",
    async arrange(scene) {
      const { world, db } = scene.market;
      await deliverOutbox(world);
      const number = await scene.paidOrder(SHOP.mouse, 1);
      const now = world.now();
      later(scene, 2 * DAY);
      world.mailer = { send: () => Promise.reject(new Error("mailbox full")) };
      await deliverOutbox(world);
      const fails = { record: () => number, handle: () => Promise.reject(new Error("no")) };
      await eachRecord(world, { work: "anything", found: [number], ...fails });
      world.setNow(now);
      return {
        key: "shorten-waits outbox",
        poison: refusing(scene, "outbox", "dedupe_key", `order_receipt:${number}`),
        done: async () => {
          const latest = new Date(world.now().getTime() + 3_600_000);
          const { rows } = await db.execute(
            `select (select bool_and(next_attempt_at <= $1) from outbox where delivered_at is null) as mails,
               (select bool_and(next_try_at <= $1) from job_failures) as failures`,
            [latest],
          );
          return [rows[0]?.["mails"] === true, rows[0]?.["failures"] === true];
        },
        end: () => {
          keepMails(world);
        },
      };
    },
  },
];

function gone({ market: { db } }: ChangeScene, table: string, two: readonly (string | number)[]) {
  return async () => {
    const { rows } = await db.execute(`select id from ${table}`);
    return two.map((one) => !rows.some(({ id }) => String(id) === String(one)));
  };
}

async function memberWhoEnds({ market: { world } }: ChangeScene): Promise<number> {
  const email = `ends-${Math.floor(performance.now() * 1000)}@example.com`;
  const memberId = await addMember(world, { email });
  const member = newVisitor(world);
  await member.call(signIn, { body: { Email: email, Password: PASSWORD } });
  await member.call(closeAccount, { body: { Password: PASSWORD } });
  return memberId;
}

async function memberWithPoints(scene: ChangeScene): Promise<number> {
  const { world } = scene.market;
  const email = `points-${Math.floor(performance.now() * 1000)}@example.com`;
  const memberId = await addMember(world, { email });
  const buyer = newVisitor(world);
  await buyer.call(signIn, { body: { Email: email, Password: PASSWORD } });
  await buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
  await goToPayment(buyer, email);
  scene.order = (await createOrderFor(buyer)).CustOrderID;
  await payWith(buyer, scene.order, CARDS.approved);
  await scene.press(scene.owner, "pack");
  await scene.press(scene.owner, "ship", PARCEL);
  return memberId;
}
