import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { readToSave, toSaveCookie } from "../http/visitor-cookies.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";

describe.each(databasesToTest())("what a guest wants to save on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let browser: HttpShopper;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    email = `guest-${(count += 1)}@example.com`;
    await addMember(world, { email });
    browser = new HttpShopper(world);
  });

  const save = (SkuID: number) => browser.post("/api/saved-items", { SkuID });
  const signIn = (Password = PASSWORD) =>
    browser.post("/api/login/member", { Email: email, Password, keepMeSignedIn: false });
  const saved = async () => {
    const [first] = (await browser.get("/api/member/saved-lists")).body["Lists"] as { Items: object[] }[];
    return first?.Items;
  };
  const cart = async () =>
    (await browser.get("/api/carts/cart-init")).body["Items"] as { CartItemId: string; SkuID: number }[];

  test("waits for their sign-in, which leads to the list, and none of it is lost", async () => {
    for (const skuId of [SHOP.mouse, SHOP.laptop, SHOP.mouse])
      expect(await save(skuId)).toMatchObject({ status: 401, body: { Reason: "sign_in_needed" } });
    expect(await signIn("wrong guess at it")).toMatchObject({ body: { Reason: "sign_in_failed" } });
    expect(await signIn()).toMatchObject({ status: 200, body: { Url: "/account/lists" } });
    expect((await saved())?.map((item) => (item as { SkuID: number }).SkuID).toSorted()).toEqual([
      SHOP.laptop,
      SHOP.mouse,
    ]);
    expect(browser.cookies.has("save")).toBe(false);
    await browser.delete("/api/login/member");
    expect(await signIn()).toMatchObject({ body: { Url: "/account" } });
  });

  test("joins what the account has saved before, and takes nothing from it", async () => {
    await signIn();
    await save(SHOP.cable);
    await browser.delete("/api/login/member");
    await save(SHOP.cable);
    await save(SHOP.pc);
    await signIn();
    expect(await saved()).toHaveLength(2);
    expect(await saved()).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ SkuID: SHOP.cable, Quantity: 1 })]),
    );
  });

  test("takes a line out of the cart on the way in; the others go into the account's cart", async () => {
    for (const SkuID of [SHOP.mouse, SHOP.laptop]) await browser.post("/api/carts/addToCart", { SkuID, Quantity: 1 });
    const line = (await cart()).find(({ SkuID }) => SkuID === SHOP.laptop);
    expect(await browser.post("/api/saved-items/from-cart", { cartItemId: line?.CartItemId })).toMatchObject({
      status: 401,
    });
    expect(await cart()).toHaveLength(2);
    expect(await signIn()).toMatchObject({ body: { Url: "/account/lists" } });
    expect(await cart()).toMatchObject([{ SkuID: SHOP.mouse }]);
    expect(await saved()).toMatchObject([{ SkuID: SHOP.laptop }]);
  });

  test("that is gone from the shop or the cart stops nobody from signing in", async () => {
    browser.cookies.set(
      "save",
      `sku-4000000.line-${"0".repeat(8)}-0000-4000-8000-${"0".repeat(12)}.sku-x.${"y".repeat(500)}`,
    );
    expect(await signIn()).toMatchObject({ status: 200, body: { Url: "/account" } });
    expect(await saved()).toBeUndefined();
  });

  test("is a cookie of twenty things at most, and reads as it was written", () => {
    const url = "https://shop.example";
    const many = Array.from({ length: 25 }, (_, n) => ({ skuId: n + 1 }));
    const [pair = ""] = toSaveCookie(many, url).split(";");
    expect(pair).toMatch(/^__Host-save=/);
    expect(readToSave(pair, url)).toEqual(many.slice(0, 20));
    expect(toSaveCookie([], url)).toContain("Max-Age=0");
  });
});
