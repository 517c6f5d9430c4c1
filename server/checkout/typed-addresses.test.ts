import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { DENVER } from "../testing/buyer.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";

describe.each(databasesToTest())("what a shopper types into an address on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());

  /** The answer of the checkout's first step, by its door. */
  async function save(typed: object) {
    const shopper = new HttpShopper(world);
    await shopper.post("/api/carts/addToCart", { SkuID: SHOP.mouse });
    const answer = await shopper.post("/api/cart-checkout/save-information", {
      ShippingAddress: { ...DENVER, ...typed },
    });
    return { shopper, ...answer };
  }

  test("with something unseen in it is kept without, and its order is found by what one sees", async () => {
    const typed = {
      Email: "grace\u200b@example.com",
      FirstName: "\u202eGrace",
      LastName: "Hop\u00adper",
      City: "\ufeffDenver",
    };
    const { shopper, status, body } = await save(typed);
    const kept = { Email: "grace@example.com", FirstName: "Grace", LastName: "Hopper", City: "Denver" };
    expect([status, body["ShippingAddress"]]).toEqual([200, expect.objectContaining(kept)]);
    const [choice] = body["ShippingChoices"] as { ShippingMethodID: number }[];
    const { body: view } = await shopper.post(
      "/api/cart-checkout/save-shipping-method",
      choice && { ShippingMethodID: choice.ShippingMethodID },
    );
    const { Cart, Totals } = view as { Cart: { Version: number }; Totals: { Total: number } };
    const order = { Version: Cart.Version, Payment: "CreditCard", ExpectedTotal: Totals.Total, BillingAddress: null };
    const { body: placed } = await shopper.post("/api/cart-checkout/create-order", order);
    const OrderNumber = `\u200b${String(placed["CustOrderID"])}\u2060`;
    const found = await new HttpShopper(world).post("/api/order/look-up", {
      OrderNumber,
      Email: " gra\u200dce@example.com",
    });
    expect(found.status).toBe(200);
    expect(await db.queries.selectFrom("orders").select("email").execute()).toEqual([{ email: "grace@example.com" }]);
  });

  test.each(["80202-1234", "80202 1234", "802021234", "  80202  ", "\u00a080202-1234 "])(
    "the ZIP %j is taken by its five digits, by every door",
    async (ZipCode) => {
      const { shopper, status, body } = await save({ ZipCode });
      expect([status, body["ShippingAddress"]]).toEqual([200, expect.objectContaining({ ZipCode: "80202" })]);
      const { Address1, City, State } = DENVER;
      const query = new URLSearchParams({ Address1, City, State, ZipCode });
      const valid = await shopper.get(`/api/proxy/Services/Address/Validate?${query}`);
      expect(valid.body).toMatchObject({ IsValid: true, Address: { ZipCode: "80202" } });
    },
  );

  test.each([
    ["303 555 0123 x42", "(303) 555-0123 ext. 42"],
    ["+1 303-555-0123, extension 4210", "(303) 555-0123 ext. 4210"],
    ["+49 30 1234567", "+49 30 1234567"],
    ["011 44 20 7946 0958", "+44 20 7946 0958"],
  ])("the phone %j is kept and shown as %j", async (ContactNumber, shown) => {
    const { status, body } = await save({ ContactNumber, MobileNumber: ContactNumber });
    expect([status, body["ShippingAddress"]]).toEqual([
      200,
      expect.objectContaining({ ContactNumber: shown, MobileNumber: shown }),
    ]);
  });

  test.each(["a..b@example.com", ".ab@example.com", "ab.@example.com"])(
    "with the email %j is refused at it",
    async (Email) => {
      const { status, body } = await save({ Email });
      expect([status, body["Fields"]]).toEqual([422, [expect.objectContaining({ field: "ShippingAddress.Email" })]]);
    },
  );
});
