import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import { openTestDatabase, databasesToTest } from "../db/test-database.ts";
import type { Database } from "../db/database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { forgetOldRecords } from "../jobs/forget-old-records.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { tellAlerts } from "./tell-alerts.ts";

const DAY_MS = 86_400_000;

describe.each(databasesToTest())("mail that was asked for on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let sent: Mail[];
  let anyone: HttpShopper;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    for (const table of ["alerts", "outbox", "coupons", "slow_counters"]) await db.execute(`delete from ${table}`);
    await price(59);
    world = makeTestWorld(db);
    sent = [];
    world.mailer = { send: (mail) => Promise.resolve(void sent.push(mail)) };
    anyone = new HttpShopper(world);
  });

  const price = (dollars: number) =>
    db.execute("update skus set price_cents = $1::bigint where sku_id = $2::int", [dollars * 100, SHOP.mouse]);
  const coupon = (code: string, startsAt: Date, more: object = {}) =>
    db.queries
      .insertInto("coupons")
      .values({ code, kind: "percent", value: 100_000, starts_at: startsAt, listed: true, ...more })
      .execute();
  const later = (ms: number) => world.setNow(new Date(world.now().getTime() + ms));
  const tell = async () => {
    await tellAlerts(world);
    await deliverOutbox(world);
  };
  const asked = async () => (await db.execute("select kind, email from alerts order by kind, email")).rows;
  /** What the button or the last link of a mail leads to. */
  const linkIn = (mail: Mail | undefined, task: "confirm" | "end") => {
    const [, link = ""] = new RegExp(`(http\\S+do=${task}\\S+)`).exec(mail?.text ?? "") ?? [];
    const query = new URL(link).searchParams;
    return { Id: query.get("id") ?? "", Key: query.get("key") ?? "" };
  };

  describe("POST /api/pricedrop-coupon-alert/pricedrop-coupon-sub", () => {
    const ask = (more: object = {}) =>
      anyone.post("/api/pricedrop-coupon-alert/pricedrop-coupon-sub", {
        SkuID: SHOP.mouse,
        Email: "Ada@Example.com",
        ...more,
      });

    test("sixty that come at once for one address are twenty", async () => {
      await db.execute(
        `insert into skus (sku_id, product_id, code, title, price_cents, weight_grams)
         select 8200 + n, product_id, 'Z-' || n, 'x', 100, 1 from skus, generate_series(1, 31) n where sku_id = $1::int`,
        [SHOP.mouse],
      );
      const eve = { Email: "eve@example.com" };
      await ask(eve);
      await Promise.all(Array.from({ length: 31 }, (_, at) => ask({ ...eve, SkuID: 8201 + at, Coupon: true })));
      expect((await asked()).filter(({ email }) => email === "eve@example.com")).toHaveLength(20);
      // What is there already follows a new target all the same.
      await ask({ ...eve, Target: 40 });
      const { rows } = await db.execute("select target_cents from alerts where email = $1 and sku_id = $2::int", [
        eve.Email,
        SHOP.mouse,
      ]);
      expect(rows.map(({ target_cents: cents }) => Number(cents))).toEqual([4000]);
    });

    test("brings one mail when the price falls, with both prices, and then forgets the address", async () => {
      expect(await ask()).toMatchObject({ status: 200, body: { Success: true } });
      await tell();
      await price(60);
      await tell();
      expect(sent).toEqual([]);
      await price(49);
      await tell();
      await tell();
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ to: "ada@example.com", subject: expect.stringContaining("costs less now") });
      for (const part of ["$49.00", "$59.00", `sku=${SHOP.mouse}`, "do=end"]) expect(sent[0]?.text).toContain(part);
      expect(await asked()).toEqual([]);
      expect(JSON.stringify((await db.execute("select * from mails")).rows)).not.toContain("ada@");
    });

    test("with a target waits until it costs that or less, and asked again follows the new one", async () => {
      await ask({ Target: 45.5 });
      await price(49);
      await tell();
      expect(sent).toEqual([]);
      await ask({ Target: 40 });
      await price(45);
      await tell();
      expect(sent).toEqual([]);
      await price(40);
      await tell();
      expect(sent[0]?.text).toContain("$40.00");
      for (const Target of [0, -1, 1.005, "9"]) expect(await ask({ Target })).toMatchObject({ status: 400 });
    });

    test("brings one mail when a code for the product starts, and not for another product's or a hidden one", async () => {
      await ask({ PriceDrop: false, Coupon: true });
      later(1000);
      await coupon("OTHER", world.now(), { only_sku_ids: [SHOP.laptop] });
      await coupon("LAPTOPS", world.now(), { only_kinds: ["laptop"] });
      await coupon("NOTTHIS", world.now(), { except_sku_ids: [SHOP.mouse] });
      await coupon("HIDDEN", world.now(), { listed: false });
      await coupon("SOON", new Date(world.now().getTime() + DAY_MS));
      await tell();
      expect(sent).toEqual([]);
      await coupon("MICE", world.now(), { only_sku_ids: [SHOP.mouse] });
      await tell();
      await tell();
      expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining("MICE")]);
      expect(sent[0]?.text).toContain("10% off");
      expect(await asked()).toEqual([]);
    });

    test("says the same however often it is asked, and keeps it once, from the price of today", async () => {
      const first = await ask({ Coupon: true });
      await price(40);
      expect(await ask({ Coupon: true, Email: "ada@example.com " })).toEqual(first);
      expect(await asked()).toHaveLength(2);
      await price(50);
      await tell();
      expect(sent).toEqual([]);
    });

    test("ends with the link of the mail, for whoever has it", async () => {
      await ask();
      await price(49);
      await tellAlerts(world);
      const { id } = (await db.execute("select id from alerts")).rows[0] as { id: string };
      expect(await anyone.post("/api/email-alerts/end", { Id: id, Key: "a guess" })).toMatchObject({ status: 403 });
      await deliverOutbox(world);
      expect(await anyone.post("/api/email-alerts/end", linkIn(sent[0], "end"))).toMatchObject({ status: 200 });
    });

    test("refuses a wrong address, a product we do not sell and nothing to tell by name", async () => {
      expect(await ask({ Email: "ada@" })).toMatchObject({
        status: 422,
        body: { Reason: "email_invalid", Fields: [{ field: "Email" }] },
      });
      expect(await ask({ SkuID: 4_000_000 })).toMatchObject({ status: 404, body: { Reason: "product_unknown" } });
      expect(await ask({ PriceDrop: false })).toMatchObject({ status: 422, body: { Reason: "alert_of_nothing" } });
      expect(await ask({ SkuID: "7" })).toMatchObject({ status: 400 });
      expect(await asked()).toEqual([]);
    });

    test("keeps twenty for an address at most, and says nothing of it", async () => {
      await db.execute(
        `insert into skus (sku_id, product_id, code, title, price_cents, weight_grams)
         select 9000 + n, (select min(id) from products), 'X-' || n, 'x', 100, 1 from generate_series(1, 20) n
         on conflict do nothing`,
      );
      await db.execute(
        `insert into alerts (id, kind, email, sku_id, created_at, confirmed_at)
         select gen_random_uuid(), 'coupon', 'eve@example.com', sku_id, $1::timestamptz, $1::timestamptz
         from skus where sku_id > 9000`,
        [TEST_NOW],
      );
      expect(await ask({ Email: "eve@example.com" })).toEqual(await ask());
      expect(await asked()).toHaveLength(21);
    });

    test("on two nodes at once writes to each of fifty people once", async () => {
      await db.execute(
        `insert into alerts (id, kind, email, sku_id, below_cents, created_at, confirmed_at)
         select gen_random_uuid(), 'price_drop', 'p' || n || '@example.com', $1::int, 5900, $2::timestamptz, $2::timestamptz
         from generate_series(1, 50) n`,
        [SHOP.mouse, TEST_NOW],
      );
      await price(39);
      await Promise.all([tell(), tell()]);
      await tell();
      expect(sent).toHaveLength(50);
      expect(new Set(sent.map(({ to }) => to)).size).toBe(50);
    });

    test("is forgotten after half a year without news", async () => {
      await ask();
      later(179 * DAY_MS);
      await forgetOldRecords(world);
      expect(await asked()).toHaveLength(1);
      later(2 * DAY_MS);
      await forgetOldRecords(world);
      expect(await asked()).toEqual([]);
    });
  });

  describe("GET /api/pricedrop-coupon-alert/coupons", () => {
    const ask = (skuId: number | string) => anyone.get(`/api/pricedrop-coupon-alert/coupons?SkuID=${skuId}`);

    test("lists the codes for everybody that the product can be bought with today", async () => {
      await coupon("ALL", TEST_NOW, { minimum_cents: 5000 });
      await coupon("MICE", TEST_NOW, { only_sku_ids: [SHOP.mouse], ends_at: new Date(TEST_NOW.getTime() + DAY_MS) });
      const midnight = new Date("2026-11-24T00:00:00-07:00");
      await coupon("SOON", TEST_NOW, { only_sku_ids: [SHOP.mouse], ends_at: midnight });
      await coupon("LAPTOPS", TEST_NOW, { only_kinds: ["laptop"] });
      await coupon("HIDDEN", TEST_NOW, { listed: false });
      await coupon("OVER", new Date(TEST_NOW.getTime() - DAY_MS), { ends_at: TEST_NOW });
      later(1000);
      expect((await ask(SHOP.mouse)).body).toEqual({
        Success: true,
        Product: expect.objectContaining({ SkuID: SHOP.mouse, ItemDescription: "Test Mouse", Price: 59 }),
        Coupons: [
          { CouponCode: "MICE", Text: "10% off.", EndsOn: "2026-11-22" },
          { CouponCode: "SOON", Text: "10% off.", EndsOn: "2026-11-23" },
          { CouponCode: "ALL", Text: "10% off from $50.00.", EndsOn: null },
        ],
      });
    });

    test("refuses a product we do not sell, and what is no number", async () => {
      expect(await ask(4_000_000)).toMatchObject({ status: 404, body: { Reason: "product_unknown" } });
      expect(await ask("x")).toMatchObject({ status: 400 });
    });
  });

  describe("POST /api/member/subscribeexistsandadd", () => {
    const ask = (Email: string) => anyone.post("/api/member/subscribeexistsandadd", { Email });
    const subscribed = async () => {
      await ask("ada@example.com");
      await deliverOutbox(world);
      expect(await anyone.post("/api/email-alerts/confirm", linkIn(sent[0], "confirm"))).toMatchObject({ status: 200 });
    };

    test("writes nothing but the question until the mailed link says yes, then one mail for each new code", async () => {
      await ask("ada@example.com");
      later(1000);
      await coupon("EARLY", world.now());
      await tell();
      expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining("Confirm")]);
      later(1000);
      await anyone.post("/api/email-alerts/confirm", linkIn(sent[0], "confirm"));
      await tell();
      expect(sent).toHaveLength(1);
      for (const code of ["FIRST", "SECOND"]) {
        later(1000);
        await coupon(code, world.now());
        await tell();
        await tell();
      }
      expect(sent.slice(1).map(({ subject }) => subject)).toEqual(["New code: FIRST", "New code: SECOND"]);
    });

    test("ends with the link of each mail, and its key opens nothing else", async () => {
      await subscribed();
      later(1000);
      await coupon("FIRST", world.now());
      await tell();
      const end = linkIn(sent[1], "end");
      expect(await anyone.post("/api/email-alerts/confirm", end)).toMatchObject({
        status: 403,
        body: { Reason: "link_ended" },
      });
      expect(await anyone.post("/api/email-alerts/end", end)).toMatchObject({ status: 200 });
      expect(await anyone.post("/api/email-alerts/end", end)).toMatchObject({ status: 200 });
      later(1000);
      await coupon("SECOND", world.now());
      await tell();
      expect(sent).toHaveLength(2);
    });

    test("answers the same for an address that has the news, and does not ask it again", async () => {
      const first = await ask("ada@example.com");
      await deliverOutbox(world);
      await anyone.post("/api/email-alerts/confirm", linkIn(sent[0], "confirm"));
      expect(await ask("ADA@example.com")).toEqual(first);
      await deliverOutbox(world);
      expect(sent).toHaveLength(1);
    });

    test("refuses a wrong address, a made-up link and the fourth question to one address", async () => {
      expect(await ask("ada@")).toMatchObject({ status: 422, body: { Fields: [{ field: "Email" }] } });
      const madeUp = { Id: "5f0c7d0e-0000-4000-8000-000000000001", Key: "x".repeat(43) };
      for (const task of ["confirm", "end"])
        expect(await anyone.post(`/api/email-alerts/${task}`, madeUp)).toMatchObject({
          status: 403,
          body: { Reason: "link_ended" },
        });
      for (let nth = 1; nth <= 3; nth += 1) expect(await ask("eve@example.com")).toMatchObject({ status: 200 });
      expect(await ask("eve@example.com")).toMatchObject({ status: 429 });
    });
  });
});
