import { afterAll, beforeAll, expect, describe, test } from "vitest";
import { toSaveCookie } from "../http/visitor-cookies.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { LAB, labSkuId, loadBuildShop, skuIdOf } from "../testing/build-shop.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";

const Email = "door@example.com";

/** Neither has a page: one is nothing without parts, the other is put into a PC. */
describe.each(databasesToTest())("what is not sold by itself, on %s", (kind) => {
  let db: Database;
  let world: TestWorld;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await loadBuildShop(db, [LAB]);
    world = makeTestWorld(db);
    await addMember(world, { email: Email });
    await db.execute("update stock set on_hand = 0 where policy = 'tracked'");
  });
  afterAll(() => db.close());

  describe.each([
    ["what PC Lab builds on", () => labSkuId()],
    ["an upgrade kit", () => skuIdOf("step-up-memory-64")],
  ])("%s", (_what, sku) => {
    test.each([
      ["/api/catalog/notify-me", { Email }],
      ["/api/pricedrop-coupon-alert/pricedrop-coupon-sub", { Email }],
      ["/api/carts/addToCart", { Quantity: 1 }],
      ["/api/saved-items", {}],
    ])("is refused at %s", async (path, more) => {
      const answer = await new HttpShopper(world).post(path, { SkuID: sku(), ...more });
      expect([answer.status, answer.body["Reason"]]).toEqual([404, expect.stringMatching(/^(product|sku)_unknown$/)]);
    });

    test("is on no list of a guest who wrote it into their cookie", async () => {
      const guest = new HttpShopper(world);
      guest.cookies.set("save", toSaveCookie([{ skuId: sku() }], world.settings.storeUrl).split(/[=;]/)[1] ?? "");
      await guest.post("/api/login/member", { Email, Password: PASSWORD, keepMeSignedIn: false });
      expect(JSON.stringify((await guest.get("/api/member/saved-lists")).body)).not.toContain(`"SkuID":${sku()}`);
    });
  });
});
