import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addToCart,
  cartInit,
  changeCartItemQty,
  changeRushService,
  changeSystemWarranty,
  checkStock,
  deleteCartItem,
} from "#contract/carts.ts";
import type { CartView } from "#contract/carts.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { codeOf, loadBuildShop, partOf, pcSkuId, skuIdOf } from "../testing/build-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Tried, type Visitor } from "../testing/visitor.ts";

/** 3,649.00 with an RTX 5080 of 1,179.00, Windows Home and one drive. */
const FORGE = pcSkuId("forge-80");

describe.each(databasesToTest())("a PC with chosen parts in a cart, on %s", (kind) => {
  let db: Database;
  let world: TestWorld;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await loadBuildShop(db, ["forge-80", "satchel-70", "forge-70"], { "rtx-5090-two-slot": { leadDays: 4 } });
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());

  const add = (visitor: Visitor, Build: string, more: { SkuID?: number; Quantity?: number } = {}) =>
    visitor.tryCall(addToCart, { body: { SkuID: FORGE, Build, ...more } });
  const build = (...parts: readonly (string | number)[]) => codeOf("forge-80", ...parts);

  function carted(answer: Tried<CartView>): CartView {
    if ("refusal" in answer) throw new Error(`${answer.refusal.alert.Reason}: ${answer.refusal.alert.Message}`);
    return answer.reply;
  }

  test("costs the PC as it stands and each difference, to the cent, and names them", async () => {
    const cart = carted(await add(newVisitor(world), build("rtx-5080-quiet", "windows-11-pro", "fans-120-black")));
    // 3,649 + (1,279 − 1,179) + 39 + (169 − 109)
    expect(cart.Items).toMatchObject([{ SkuID: FORGE, Price: 3848, Quantity: 1 }]);
    expect(cart.Totals.Steps.map(({ rule, label, amount }) => [rule, label, amount])).toEqual([
      ["item", "Forge 80", 3649],
      ["chosen-part", expect.stringMatching(/5080.*, instead of .*5080/), 100],
      ["chosen-part", partOf("fans-120-black").name, 39],
      ["operating-system", "Windows Pro", 60],
    ]);
    expect(cart.Items[0]?.OperatingSystemSkuID).toBe(skuIdOf("windows-11-pro"));
    const inside = cart.Items[0]?.CartReviewSubItems.map(({ SkuID }) => SkuID) ?? [];
    expect(inside).toContain(skuIdOf("rtx-5080-quiet"));
    expect(inside).not.toContain(skuIdOf("rtx-5080-three-fan"));
    expect(cart.Blocks).toEqual([]);
  });

  test("of a PC in a sale below what its parts cost, a cheaper part gives back its share, a dearer one costs all of it", async () => {
    const costs = (dollars: number) =>
      db.execute("update skus set price_cents = $1::bigint where sku_id = $2::int", [dollars * 100, FORGE]);
    const priceOf = async (...parts: string[]) =>
      carted(await add(newVisitor(world), build(...parts))).Items[0]?.Price ?? 0;
    await costs(899);
    expect(await priceOf("rtx-5080-quiet")).toBe(999);
    // Its parts cost 3,181.00: of 360.00 that another card costs less, 899 in 3,181 are given back.
    expect(await priceOf("rtx-5070-ti-three-fan")).toBe(899 - 101.74);
    await costs(299);
    expect(await priceOf("rtx-5070-ti-three-fan")).toBe(299 - 33.83);
    await costs(3649);
  });

  test("without a system costs less by what the included one costs", async () => {
    const cart = carted(await add(newVisitor(world), build("no-operating-system")));
    expect(cart.Items).toMatchObject([{ Price: 3649 - 109 }]);
    expect(cart.Totals.Steps.at(-1)).toMatchObject({ label: "No operating system", amount: -109 });
  });

  test("is a line of its own: the same parts again are more of it, and other parts another line", async () => {
    const visitor = newVisitor(world);
    await add(visitor, build("rtx-5080-quiet"));
    await add(visitor, build("rtx-5080-quiet"));
    await add(visitor, build("memory-64-6000"));
    const cart = carted(await add(visitor, ""));
    expect(cart.Items.map(({ Quantity, Build }) => [Quantity, Build])).toEqual([
      [2, build("rtx-5080-quiet")],
      [1, build("memory-64-6000")],
      [1, ""],
    ]);
  });

  test("that has the very parts of the PC is the PC as it stands", async () => {
    expect(carted(await add(newVisitor(world), build())).Items).toMatchObject([{ Build: "", Price: 3649 }]);
  });

  test("comes back as it was when it is put back", async () => {
    const visitor = newVisitor(world);
    const [item] = carted(await add(visitor, build("rtx-5080-quiet"))).Items;
    await visitor.call(deleteCartItem, { body: { cartItemId: item?.CartItemId ?? "" } });
    expect(carted(await add(visitor, item?.Build ?? "")).Items).toMatchObject([{ Price: item?.Price }]);
  });

  test("takes a longer warranty and a place before its turn like every PC", async () => {
    const visitor = newVisitor(world);
    const [item] = carted(await add(visitor, build("rtx-5080-quiet"))).Items;
    const cartItemId = item?.CartItemId ?? "";
    const warranty = item?.Warranties.find(({ included }) => !included);
    await visitor.call(changeSystemWarranty, { body: { cartItemId, warrantyId: warranty?.warrantyId ?? 0 } });
    const cart = await visitor.call(changeRushService, { body: { cartItemId, rushService: "rush" } });
    expect(cart.Items).toMatchObject([
      { Build: build("rtx-5080-quiet"), Price: 3749 + (warranty?.price ?? 0) + 99, RushService: "rush" },
    ]);
  });

  test("leaves when the part that is longest on its way has come, and names it", async () => {
    const ships = async (...parts: string[]) =>
      carted(await add(newVisitor(world), build(...parts))).Items[0]?.EstimatedShip;
    // Five business days of building, and one to leave, after Saturday, Nov 21 and around Thanksgiving.
    expect(await ships("memory-64-6000")).toMatch(/^Ships Tue,\sDec\s1$/);
    expect(await ships("rtx-5090-two-slot", "psu-1200-gold")).toMatch(/^Ships Mon,\sDec\s7, once .*5090.* is here$/);
  });

  test("is there for whoever asks of their cart while every part is, and leaves when it does", async () => {
    const visitor = newVisitor(world);
    const [item] = carted(await add(visitor, build("rtx-5080-quiet"))).Items;
    const ask = async () => (await visitor.call(checkStock)).Items;
    expect(await ask()).toMatchObject([{ IsAvailable: true, EstimatedShip: item?.EstimatedShip }]);
    const shelf = (units: number) =>
      db.execute("update stock set on_hand = $1::int where sku_id = $2::int", [units, skuIdOf("rtx-5080-quiet")]);
    await shelf(0);
    expect(await ask()).toMatchObject([{ IsAvailable: false }]);
    await shelf(8);
  });

  describe("is refused", () => {
    test("with the rules' verdicts while a part blocks it", async () => {
      const answer = await add(newVisitor(world), build("core-ultra-7-265kf"));
      expect(reasonOf(answer)).toBe("build_does_not_fit");
      const alert = "refusal" in answer ? answer.refusal.alert : null;
      expect(alert?.Facts).toMatchObject({
        name: "Forge 80",
        verdicts: [{ rule: "socket.cpu-board", cls: "blocker", have: "LGA 1851", limit: "AM5" }],
      });
      expect(alert?.Fields).toMatchObject([{ field: "Build", message: expect.stringContaining("LGA 1851") }]);
    });

    test("while a fact is missing that could keep it from being built, and was not proved by the PC as we build it", async () => {
      // The RTX 5080 that Forge 80 comes with has no published height: known to fit in its own case, and in no other.
      const answer = await add(newVisitor(world), build("case-forge-xl-black"));
      expect("refusal" in answer && answer.refusal.alert.Facts).toMatchObject({
        verdicts: [{ rule: "gpu.height", cls: "unknown", weight: "blocker" }],
      });
    });

    test("while it lacks what every PC needs", async () => {
      const answer = await add(newVisitor(world), build(7));
      expect("refusal" in answer && answer.refusal.alert.Facts).toMatchObject({ missing: [{ category: "supply" }] });
    });

    test.each([
      ["a part that is not published for building", () => build("rtx-5070-two-fan")],
      ["a part in another's slot", () => build().replace(/-11p\d+/, `-11p${skuIdOf("second-sn580-2tb")}`)],
      ["no part of the shop", () => build().replace(/-11p\d+/, "-11p999999999")],
    ])("with %s", async (_what, code) => {
      expect(reasonOf(await add(newVisitor(world), code()))).toBe("build_part_not_offered");
    });

    test("where the parts of a PC are not chosen, or the code is none", async () => {
      expect(reasonOf(await add(newVisitor(world), "5p220050", { SkuID: skuIdOf("fans-120-black") }))).toBe(
        "build_not_offered",
      );
      const answer = await add(newVisitor(world), "5p220050x2");
      expect("refusal" in answer && answer.refusal).toMatchObject({
        status: 400,
        alert: { Fields: [{ field: "Build" }] },
      });
    });

    test("with more units of a part than the shelf has, counted over the whole cart", async () => {
      const visitor = newVisitor(world);
      // Eight in stock.
      const [item] = carted(await add(visitor, build("rtx-5080-quiet"), { Quantity: 6 })).Items;
      expect(reasonOf(await add(visitor, build("rtx-5080-quiet", "memory-64-6000"), { Quantity: 3 }))).toBe(
        "out_of_stock",
      );
      const body = { cartItemId: item?.CartItemId ?? "", quantity: 9 };
      expect(reasonOf(await visitor.tryCall(changeCartItemQty, { body }))).toBe("out_of_stock");
      await visitor.call(addToCart, { body: { SkuID: skuIdOf("rtx-5080-quiet"), Quantity: 3 } });
      expect((await visitor.call(cartInit)).Blocks).toMatchObject([{ reason: "out_of_stock" }]);
    });
  });
});
