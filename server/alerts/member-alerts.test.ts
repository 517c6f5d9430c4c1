import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { forgetOldRecords } from "../jobs/forget-old-records.ts";
import { tellBackInStock } from "../stock-notices/tell-back-in-stock.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { passClosingDays } from "../testing/pass-closing-days.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor } from "../testing/visitor.ts";
import { addToCart } from "#contract/carts.ts";
import { signIn } from "#contract/members.ts";
import { tellAlerts } from "./tell-alerts.ts";

const DAY_MS = 86_400_000;
const ALERTS = "/api/member/alerts";
interface Alert {
  Id: string;
  Kind: string;
  State: string;
  SentAt: string | null;
  PriceThen: number | null;
  Target: number | null;
}

describe.each(databasesToTest())("the alerts of a member on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let member: HttpShopper;
  let memberId: number;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    for (const table of ["told_alerts", "alerts", "stock_notices", "outbox", "slow_counters"])
      await db.execute(`delete from ${table}`);
    await price(59);
    await stock(0);
    world = makeTestWorld(db);
    keepMails(world);
    email = `Waits-${(count += 1)}@example.com`;
    memberId = await addMember(world, { email });
    member = await signedIn(email);
  });

  async function signedIn(Email: string): Promise<HttpShopper> {
    const browser = new HttpShopper(world);
    await browser.post("/api/login/member", { Email, Password: PASSWORD, keepMeSignedIn: true });
    return browser;
  }
  const price = (dollars: number) =>
    db.execute("update skus set price_cents = $1::bigint where sku_id = $2::int", [dollars * 100, SHOP.mouse]);
  const stock = (units: number) =>
    db.execute("update stock set on_hand = $1::int where sku_id = $2::int", [units, SHOP.soldOut]);
  const watch = (Email = email, more: object = {}, by = new HttpShopper(world)) =>
    by.post("/api/pricedrop-coupon-alert/pricedrop-coupon-sub", { SkuID: SHOP.mouse, Email, Coupon: true, ...more });
  const notify = (Email = email) =>
    new HttpShopper(world).post("/api/catalog/notify-me", { SkuID: SHOP.soldOut, Email });
  const news = (Email = email) => new HttpShopper(world).post("/api/member/subscribeexistsandadd", { Email });
  const shown = async (of = member) => (await of.get(ALERTS)).body["Alerts"] as Alert[];
  const kinds = async (of = member) => (await shown(of)).map(({ Kind, State }) => `${Kind} ${State}`).toSorted();
  const end = (Id: string | undefined, by = member) => by.delete(ALERTS, { Id });
  const tell = async () => {
    await tellAlerts(world);
    await tellBackInStock(world);
    await deliverOutbox(world);
  };

  test("are none at first; then each with its product, since when, and where it stands, whoever's browser asked", async () => {
    expect((await member.get(ALERTS)).body).toMatchObject({ Success: true, Email: email, Alerts: [] });
    await watch(email.toUpperCase());
    await notify();
    await news();
    expect(await kinds()).toEqual([
      "back_in_stock waiting",
      "coupon waiting",
      "news unconfirmed",
      "price_drop waiting",
    ]);
    const of = async (wanted: string) => (await shown()).find(({ Kind }) => Kind === wanted);
    expect(await of("price_drop")).toMatchObject({
      Since: expect.stringMatching(/^2026-11-21T/),
      SentAt: null,
      PriceThen: 59,
      Product: { SkuID: SHOP.mouse, ItemDescription: "Test Mouse", Price: 59 },
    });
    expect(await of("back_in_stock")).toMatchObject({ Product: { Availability: { state: "sold_out" } } });
    expect(await of("news")).toMatchObject({ Product: null });
    await db.execute("update alerts set confirmed_at = now()");
    expect(await of("news")).toMatchObject({ State: "waiting" });
  });

  test("keep their price from whoever else types the address, and are told from the start that their member asks for", async () => {
    const asked = async () => {
      const alert = (await shown()).find(({ Kind }) => Kind === "price_drop");
      return alert && [alert.PriceThen, alert.Target];
    };
    await watch(email, { Target: 50 }, member);
    await price(55);
    const other = `other-${count}@example.com`;
    await addMember(world, { email: other });
    const stranger = await signedIn(other);
    for (const by of [new HttpShopper(world), stranger])
      expect(await watch(email, { Target: 1 }, by)).toEqual(await watch(email, { Target: 45 }, member));
    expect(await asked()).toEqual([55, 45]);
    await watch(email, { Target: 1 });
    expect(await asked()).toEqual([55, 45]);
  });

  test("that were mailed stay as sent for 90 days, and the address is forgotten all the same", async () => {
    await watch();
    await notify();
    await price(49);
    await stock(2);
    await tell();
    await tell();
    expect(await kinds()).toEqual(["back_in_stock sent", "coupon waiting", "price_drop sent"]);
    expect((await shown()).map(({ State }) => State)).toEqual(["waiting", "sent", "sent"]);
    expect((await shown()).at(-1)?.SentAt).toMatch(/^2026-11-21T/);
    const left = await db.execute("select email from stock_notices union all select email from alerts");
    expect(left.rows).toEqual([{ email: email.toLowerCase() }]);
    expect(JSON.stringify((await db.execute("select * from told_alerts")).rows)).not.toContain("waits-");
    const at = world.now().getTime();
    world.setNow(new Date(at + 89 * DAY_MS));
    await forgetOldRecords(world);
    expect((await db.execute("select id from told_alerts")).rows).toHaveLength(2);
    world.setNow(new Date(at + 91 * DAY_MS));
    await forgetOldRecords(world);
    expect((await db.execute("select id from told_alerts")).rows).toEqual([]);
  });

  test("leave nothing of an address without an account, or of an account that nobody confirmed", async () => {
    await addMember(world, { email: `new-${count}@example.com`, state: "unconfirmed" });
    await watch("nobody@example.com");
    await watch(`new-${count}@example.com`);
    await price(49);
    await tell();
    expect((await db.execute("select id from alerts where kind = 'price_drop'")).rows).toEqual([]);
    expect((await db.execute("select id from told_alerts")).rows).toEqual([]);
  });

  test("end one by one: what waits, what was sent, and the second time there is none", async () => {
    await watch();
    await notify();
    await news();
    await price(49);
    await tell();
    const before = await shown();
    expect(before).toHaveLength(4);
    for (const { Id } of before) {
      const answer = await end(Id);
      expect(answer.status).toBe(200);
      expect((answer.body["Alerts"] as Alert[]).map((alert) => alert.Id)).not.toContain(Id);
      expect(await end(Id)).toMatchObject({ status: 404, body: { Reason: "alert_unknown" } });
    }
    expect(await shown()).toEqual([]);
    await stock(2);
    await tell();
    expect((await db.execute("select id from told_alerts")).rows).toEqual([]);
  });

  test("tell of texts about an order until it is delivered, and end them with it", async () => {
    const buyer = newVisitor(world);
    await buyer.call(signIn, { body: { Email: email, Password: PASSWORD, keepMeSignedIn: true } });
    await buyer.call(addToCart, { body: { SkuID: SHOP.cable, Quantity: 1 } });
    await goToPayment(buyer, email);
    const { CustOrderID } = await createOrderFor(buyer);
    const order = (set: string) => db.execute(`update orders set ${set} where order_number = $1::text`, [CustOrderID]);
    expect(await shown()).toEqual([]);
    await order("text_phone = '3035550123', text_agreed_at = now()");
    expect(await shown()).toMatchObject([
      { Id: `texts-${CustOrderID}`, Kind: "texts", State: "waiting", OrderNumber: CustOrderID, CellPhone: "•••-0123" },
    ]);
    const other = `other-${count}@example.com`;
    await addMember(world, { email: other });
    expect(await end(`texts-${CustOrderID}`, await signedIn(other))).toMatchObject({ status: 404 });
    expect(await end(`texts-${CustOrderID}`)).toMatchObject({ status: 200, body: { Alerts: [] } });
    expect((await db.execute("select text_ended_at is null as runs from orders")).rows).toContainEqual({ runs: false });
    await order("text_ended_at = null, state = 'delivered'");
    expect(await shown()).toEqual([]);
  });

  test("are the member's alone: another one's look like none, and a guest is asked to sign in", async () => {
    await watch();
    await notify();
    await price(49);
    await tell();
    const stranger = `stranger-${count}@example.com`;
    await addMember(world, { email: stranger });
    const other = await signedIn(stranger);
    expect(await shown(other)).toEqual([]);
    for (const Id of [...(await shown()).map((alert) => alert.Id), "alert-", "sent-x", "members-1", ""])
      expect(await end(Id, other)).toMatchObject({ status: 404, body: { Reason: "alert_unknown" } });
    expect(await shown()).toHaveLength(3);
    expect(await new HttpShopper(world).get(ALERTS)).toMatchObject({ status: 401 });
  });

  test("are taken along with the member's data, and end with the account", async () => {
    await watch();
    await price(49);
    await tell();
    expect((await member.get("/api/member/data")).body["Data"]).toMatchObject({
      Alerts: [{ kind: "coupon" }],
      ToldAlerts: [{ kind: "price_drop", sku_id: SHOP.mouse }],
    });
    await member.delete("/api/member/account", { Password: PASSWORD });
    await passClosingDays(world);
    expect((await db.execute("select id from told_alerts where member_id = $1::bigint", [memberId])).rows).toEqual([]);
  });
});
