import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { omnisendMarketing } from "#adapters/marketing/omnisend-marketing.ts";
import { bringCartBack } from "#contract/cart-back.ts";
import { addToCart, cartInit, changeCartItemQty, deleteCartItem } from "#contract/carts.ts";
import { saveUserInfo, signIn } from "#contract/members.ts";
import { type MarketingScene, openMarketingScene } from "#sandbox/testing/marketing-scene.ts";
import { databasesToTest } from "../db/test-database.ts";
import { outsideOnly } from "../outside-only.ts";
import { codeOfParts, LAB, labSkuId, loadBuildShop, LUMEN_PARTS } from "../testing/build-shop.ts";
import { createOrderFor, DENVER, goToPayment, readyBuyer } from "../testing/buyer.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";
import { syncMarketing } from "./sync-marketing.ts";

const HOUR_MS = 3_600_000;

describe.each(databasesToTest())("the marketing service on %s", (kind) => {
  let market: TestMarket;
  let scene: MarketingScene;
  let people = 0;

  beforeAll(async () => {
    market = await openTestMarket(kind);
    scene = await openMarketingScene();
    market.world.marketing = outsideOnly(omnisendMarketing(scene.settings));
  });
  afterAll(async () => {
    await scene.close();
    await market.close();
  });
  beforeEach(() => scene.reset());
  afterEach(async () => {
    market.world.setNow(TEST_NOW);
    // Nobody's cart of an earlier test is told of again.
    await market.db.queries.updateTable("carts").set({ state: "ordered" }).execute();
    await market.db.queries.deleteFrom("marketing_carts").execute();
  });

  const newEmail = () => `person${(people += 1)}@example.com`;
  const sync = () => syncMarketing(market.world);
  async function member(receivesInfo: boolean): Promise<{ visitor: Visitor; email: string; id: number }> {
    const email = newEmail();
    const id = await addMember(market.world, { email });
    const visitor = newVisitor(market.world);
    await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
    await wantMail(visitor, receivesInfo);
    return { visitor, email, id };
  }
  const wantMail = (visitor: Visitor, ReceiveInfo: boolean) =>
    visitor.call(saveUserInfo, { body: { FirstName: "Ada", LastName: "Byron", ReceiveInfo, Detail: null } });
  const add = (visitor: Visitor, SkuID: number, Quantity = 1) => visitor.call(addToCart, { body: { SkuID, Quantity } });

  test("a member's cart is looked up and created, in cents of US dollars, with a link that brings it back", async () => {
    const { visitor, email } = await member(true);
    const { ShoppingCartID: id } = await add(visitor, SHOP.mouse, 2);
    await sync();
    expect(await scene.calls()).toEqual([`GET /carts/${id}`, "POST /carts"]);
    expect(await scene.carts()).toMatchObject([
      {
        id,
        email,
        currency: "USD",
        cartSum: 11_800,
        cartRecoveryUrl: expect.stringMatching(/\/carts\?back=[\w-]{64}$/),
        products: [{ productID: "test-mouse", variantID: "301", title: "Test Mouse", price: 5_900, quantity: 2 }],
      },
    ]);
    await sync();
    expect(await scene.calls()).toHaveLength(2);
  });

  test("the CartRecoveryUrl that the service was told brings the cart into another browser", async () => {
    const { visitor } = await member(true);
    await add(visitor, SHOP.mouse, 2);
    await sync();
    const [told] = await scene.carts();
    const Key = new URL(String(told?.cartRecoveryUrl)).searchParams.get("back") ?? "";
    const elsewhere = newVisitor(market.world);
    await elsewhere.call(bringCartBack, { body: { Key } });
    expect((await elsewhere.call(cartInit)).Items).toMatchObject([{ SkuID: SHOP.mouse, Quantity: 2 }]);
  });

  test("a PC with chosen parts costs there what the cart charges, and leads back to its parts", async () => {
    await loadBuildShop(market.db, [LAB]);
    const { visitor } = await member(true);
    const Build = codeOfParts(...LUMEN_PARTS.map((slug) => (slug.startsWith("rtx") ? "rtx-5080-quiet" : slug)));
    const { Items } = await visitor.call(addToCart, { body: { SkuID: labSkuId(), Build } });
    await sync();
    const price = Math.round((Items[0]?.Price ?? 0) * 100);
    expect(price).toBeGreaterThan(300_000);
    const productUrl = expect.stringMatching(new RegExp(`/pc-lab\\?build=${Build}$`));
    expect(await scene.carts()).toMatchObject([{ cartSum: price, products: [{ price, productUrl }] }]);
  });

  test("what changes in it is updated, added and removed, and an emptied cart is deleted", async () => {
    const { visitor } = await member(true);
    const { ShoppingCartID: id, Items } = await add(visitor, SHOP.mouse);
    const mouse = Items[0]?.CartItemId ?? "";
    await sync();
    await visitor.call(changeCartItemQty, { body: { cartItemId: mouse, quantity: 3 } });
    await add(visitor, SHOP.cable);
    await sync();
    expect(await scene.carts()).toMatchObject([{ cartSum: 18_600, products: [{ quantity: 3 }, { price: 900 }] }]);
    await visitor.call(deleteCartItem, { body: { cartItemId: mouse } });
    await sync();
    expect(await scene.carts()).toMatchObject([{ cartSum: 900, products: [{ title: "Test Cable" }] }]);
    expect(await scene.calls()).toEqual([
      `GET /carts/${id}`,
      "POST /carts",
      `GET /carts/${id}`,
      `PUT /carts/${id}/products/${mouse}`,
      `POST /carts/${id}/products`,
      `PUT /carts/${id}`,
      `GET /carts/${id}`,
      `DELETE /carts/${id}/products/${mouse}`,
      `PUT /carts/${id}`,
    ]);
    const [cable] = (await visitor.call(cartInit)).Items;
    await visitor.call(deleteCartItem, { body: { cartItemId: cable?.CartItemId ?? "" } });
    await sync();
    expect(await scene.carts()).toEqual([]);
  });

  test("after a purchase the order is sent, and then the cart is deleted", async () => {
    const { visitor, email } = await member(true);
    const { ShoppingCartID: id } = await add(visitor, SHOP.mouse);
    await goToPayment(visitor, email);
    await sync();
    const { CustOrderID } = await createOrderFor(visitor);
    await payWith(visitor, CustOrderID, CARDS.approved);
    await sync();
    expect((await scene.calls()).slice(-2)).toEqual(["POST /orders", `DELETE /carts/${id}`]);
    expect(await scene.carts()).toEqual([]);
    const [order] = await scene.orders();
    expect(order).toMatchObject({
      id: CustOrderID,
      cartID: id,
      email,
      phone: DENVER.ContactNumber,
      currency: "USD",
      products: [{ variantID: "301", price: 5_900, quantity: 1 }],
    });
    const { total_cents } = await market.db.queries
      .selectFrom("orders")
      .select("total_cents")
      .where("order_number", "=", CustOrderID)
      .executeTakeFirstOrThrow();
    expect(order?.["orderSum"]).toBe(total_cents);
    await sync();
    expect(await scene.orders()).toHaveLength(1);
  });

  test("a guest's cart is told of at checkout by the typed email and phone, and not when something is added", async () => {
    const guest = newVisitor(market.world);
    await add(guest, SHOP.mouse);
    await sync();
    expect(await scene.calls()).toEqual([]);
    const email = newEmail();
    await goToPayment(guest, email);
    await sync();
    expect(await scene.carts()).toMatchObject([{ email, phone: DENVER.ContactNumber, cartSum: 5_900 }]);
  });

  test("nobody is told of who did not ask for mail: a member, a guest by a member's address, or one who ended such mail", async () => {
    const { visitor, email } = await member(false);
    await add(visitor, SHOP.mouse);
    await goToPayment(visitor, email);
    const guest = newVisitor(market.world);
    await add(guest, SHOP.mouse);
    await goToPayment(guest, email.toUpperCase());
    const ended = newEmail();
    await sql`insert into review_invite_ends (email_sha256, at)
      values (sha256(convert_to(${ended}, 'UTF8')), now())`.execute(market.db.queries);
    await readyBuyer(market.world, SHOP.mouse, { email: ended });
    await sync();
    expect(await scene.calls()).toEqual([]);
  });

  test("who wants no more mail is forgotten there with the next run", async () => {
    const { visitor } = await member(true);
    await add(visitor, SHOP.mouse);
    await sync();
    expect(await scene.carts()).toHaveLength(1);
    await wantMail(visitor, false);
    await sync();
    expect(await scene.carts()).toEqual([]);
  });

  test.each(["timeout_before", "timeout_after", "error_500_after", "reset_after", "garbage"] as const)(
    "while the service meets %s, orders are made as ever, and it is told later, once",
    async (fault) => {
      await scene.break(fault, 10);
      const email = newEmail();
      const guest = await readyBuyer(market.world, SHOP.cable, { email });
      // The job fails, so that whoever runs the store sees it late. No shopper does.
      await sync().catch(() => null);
      const { CustOrderID } = await createOrderFor(guest);
      expect(await payWith(guest, CustOrderID, CARDS.approved)).toMatchObject({ reply: { Success: true } });
      await sync().catch(() => null);
      const mouse = await readyBuyer(market.world, SHOP.mouse, { email: newEmail() });
      await sync().catch(() => null);
      await scene.mend();
      market.world.setNow(new Date(TEST_NOW.getTime() + HOUR_MS));
      await sync();
      expect((await scene.orders()).map(({ id }) => id)).toEqual([CustOrderID]);
      const { ShoppingCartID: id } = await mouse.call(cartInit);
      expect(await scene.carts()).toMatchObject([{ id, cartSum: 5_900 }]);
    },
  );

  test("what the service will never take is not told again, and stops nothing else", async () => {
    const { visitor } = await member(true);
    await add(visitor, SHOP.mouse);
    await market.db.queries
      .updateTable("members")
      .set({ email: "odd@@example" })
      .where("email", "like", `person${people}@%`)
      .execute();
    const other = await member(true);
    await add(other.visitor, SHOP.cable);
    await sync();
    await sync();
    expect(await scene.carts()).toMatchObject([{ email: other.email }]);
    expect((await scene.calls()).filter((call) => call === "POST /carts")).toHaveLength(2);
  });

  test("two nodes that tell at once tell the same", async () => {
    const { visitor, email } = await member(true);
    await add(visitor, SHOP.mouse);
    await Promise.allSettled([sync(), sync()]);
    market.world.setNow(new Date(TEST_NOW.getTime() + HOUR_MS));
    await sync();
    expect(await scene.carts()).toMatchObject([{ email, products: [{ quantity: 1 }] }]);
  });
});
