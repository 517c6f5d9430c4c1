import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bringCartBack } from "#contract/cart-back.ts";
import { addToCart, cartInit } from "#contract/carts.ts";
import { databasesToTest } from "../db/test-database.ts";
import { codeOf, loadBuildShop, partsWith, pcSkuId } from "../testing/build-shop.ts";
import { createOrderFor, goToPayment, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { recoveryLink } from "./recovery-link.ts";

const DAY_MS = 86_400_000;

describe.each(databasesToTest())("the link of a mail about a left cart on %s", (kind) => {
  let market: TestMarket;
  let owner: Visitor;
  let Key: string;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    market.world.setNow(TEST_NOW);
    owner = await readyBuyer(market.world, SHOP.mouse, { quantity: 2 });
    await owner.call(addToCart, { body: { SkuID: SHOP.cable } });
    const { ShoppingCartID } = await owner.call(cartInit);
    Key = new URL(recoveryLink(market.world, ShoppingCartID)).searchParams.get("back") ?? "";
  });

  const back = (visitor: Visitor, key = Key) => visitor.tryCall(bringCartBack, { body: { Key: key } });
  const linesOf = async (visitor: Visitor) =>
    (await visitor.call(cartInit)).Items.map(({ SkuID, Quantity }) => [SkuID, Quantity]);

  test("puts what was in the cart into a fresh browser's own, once, and leaves the other as it was", async () => {
    const before = await owner.call(cartInit);
    const elsewhere = newVisitor(market.world);
    for (const press of ["first", "second"]) {
      expect(await back(elsewhere), press).toMatchObject({ reply: { Success: true, LeftOut: [] } });
      expect(await linesOf(elsewhere)).toEqual([
        [SHOP.mouse, 2],
        [SHOP.cable, 1],
      ]);
    }
    expect((await elsewhere.call(cartInit)).ShoppingCartID).not.toBe(before.ShoppingCartID);
    expect(await owner.call(cartInit)).toEqual(before);
  });

  test("in the browser that has the cart nothing is doubled", async () => {
    await back(owner);
    expect(await linesOf(owner)).toEqual([
      [SHOP.mouse, 2],
      [SHOP.cable, 1],
    ]);
  });

  test("replaces nothing: what is in the visitor's cart stays, and of the same thing there is the greater number", async () => {
    const visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.laptop } });
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable, Quantity: 4 } });
    await back(visitor);
    expect(await linesOf(visitor)).toEqual([
      [SHOP.laptop, 1],
      [SHOP.cable, 4],
      [SHOP.mouse, 2],
    ]);
  });

  test("a build that an import has made the PC as it stands comes back once, however often it is pressed", async () => {
    const Build = codeOf("forge-80", "rtx-5080-quiet");
    await loadBuildShop(market.db, ["forge-80"]);
    await owner.call(addToCart, { body: { SkuID: pcSkuId("forge-80"), Build } });
    await loadBuildShop(market.db, ["forge-80"], {
      "forge-80": { parts: partsWith("forge-80", "rtx-5080-quiet") } as never,
    });
    await market.world.catalogue.changed(null);
    const visitor = newVisitor(market.world);
    for (const presser of [visitor, visitor, owner]) {
      await back(presser);
      expect((await linesOf(presser)).filter(([skuId]) => skuId === pcSkuId("forge-80"))).toEqual([
        [pcSkuId("forge-80"), 1],
      ]);
    }
    await loadBuildShop(market.db, ["forge-80"]);
    await market.world.catalogue.changed(null);
  });

  test("shows a stranger no address, email, coupon or points of whoever left it", async () => {
    const stranger = newVisitor(market.world);
    const answer = JSON.stringify([await back(stranger), await stranger.call(cartInit)]);
    expect(answer).not.toMatch(/ada|byron|wynkoop|555-0123|80202/i);
    expect(await stranger.call(cartInit)).toMatchObject({ CouponCode: "", Points: null });
  });

  test("leaves out what cannot be had any more, and says so by name", async () => {
    await market.db.queries.updateTable("stock").set({ on_hand: 0 }).where("sku_id", "=", SHOP.mouse).execute();
    const elsewhere = newVisitor(market.world);
    expect(await back(elsewhere)).toMatchObject({ reply: { LeftOut: ["Test Mouse"] } });
    expect(await linesOf(elsewhere)).toEqual([[SHOP.cable, 1]]);
    await market.db.queries.updateTable("stock").set({ on_hand: 100 }).where("sku_id", "=", SHOP.mouse).execute();
  });

  test("ends after seven days, when the cart is bought, and for a key that is not the store's", async () => {
    const visitor = newVisitor(market.world);
    const forged = `${Key.slice(0, -2)}${Key.endsWith("AA") ? "BB" : "AA"}`;
    for (const key of [forged, "", "x"]) expect(reasonOf(await back(visitor, key))).toBe("link_ended");
    market.world.setNow(new Date(TEST_NOW.getTime() + 7 * DAY_MS));
    expect(reasonOf(await back(visitor))).toBe("link_ended");
    market.world.setNow(TEST_NOW);
    await goToPayment(owner);
    const { CustOrderID } = await createOrderFor(owner);
    await payWith(owner, CustOrderID, CARDS.approved);
    expect(reasonOf(await back(visitor))).toBe("link_ended");
    expect(await linesOf(visitor)).toEqual([]);
  });
});
