import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { checkCustOrderIdExist, saveConfirmData } from "#contract/checkout.ts";
import { createOrderFor, DENVER, readyBuyer } from "../testing/buyer.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";

let market: TestMarket;
let shopper: HttpShopper;
beforeAll(async () => {
  market = await openTestMarket(databasesToTest()[0] ?? "pglite", { timeoutMs: 5_000 });
});
afterAll(() => market.close());
beforeEach(() => {
  shopper = new HttpShopper(market.world);
});

const refusal = (status: number, Reason: string) => ({ status, body: { IsSuccess: false, Reason } });

describe("POST /api/carts/sale-tax", () => {
  const path = "/api/carts/sale-tax";

  test("is the tax that the totals have at the same place, and keeps no address", async () => {
    await shopper.post("/api/carts/addToCart", { SkuID: SHOP.pc });
    const asked = await shopper.post(path, { State: "Colorado", ZipCode: "80202" });
    expect(asked).toMatchObject({ status: 200, body: { Success: true, State: "CO", Country: "USA" } });
    expect(asked.body["Tax"]).toBeGreaterThan(0);
    expect(await shopper.post(path)).toMatchObject(refusal(409, "address_missing"));
    await shopper.post("/api/cart-checkout/save-information", { ShippingAddress: DENVER });
    const { body: totals } = await shopper.get("/api/cart-checkout/totals");
    expect((await shopper.post(path)).body).toMatchObject({ Tax: totals["Tax"], TaxRate: totals["TaxRate"] });
    expect((await shopper.post("/api/carts/get-final-amount")).body).toEqual(totals);
  });

  test("is 0 where the state has none, and leaves the cart's own address as it is", async () => {
    await shopper.post("/api/carts/addToCart", { SkuID: SHOP.mouse });
    await shopper.post("/api/cart-checkout/save-information", { ShippingAddress: DENVER });
    expect((await shopper.post(path, { State: "OR", ZipCode: "97204" })).body).toMatchObject({ Tax: 0 });
    const { body } = await shopper.get("/api/cart-checkout/fetch-cart");
    expect(body["ShippingAddress"]).toMatchObject({ State: "CO" });
  });

  test.each([
    [{ State: "Bavaria", ZipCode: "80202" }, 422, "address_invalid", "State"],
    [{ State: "TX", ZipCode: "80202" }, 422, "zip_in_another_state", "State"],
    [{ State: "CO", ZipCode: "8020" }, 422, "address_invalid", "ZipCode"],
    [{ Country: "OTHER", State: "X", ZipCode: "1" }, 422, "not_ship_to", "Country"],
    [{ Country: "MEXICO" }, 400, "invalid_request", "Country"],
  ])("of %j is refused with %i %s at %s", async (body, status, Reason, field) => {
    await shopper.post("/api/carts/addToCart", { SkuID: SHOP.mouse });
    const refused = await shopper.post(path, body);
    expect(refused).toMatchObject(refusal(status, Reason));
    expect(refused.body["Fields"]).toContainEqual(expect.objectContaining({ field }));
  });

  test("of a stranger, who has no cart, is refused", async () => {
    expect(await shopper.post(path, { State: "CO", ZipCode: "80202" })).toMatchObject(refusal(409, "cart_empty"));
    expect(await shopper.post("/api/carts/get-final-amount")).toMatchObject(refusal(409, "cart_empty"));
  });
});

test("an order's number is known to who placed it, by both calls that take it, and to a stranger is none", async () => {
  const buyer = await readyBuyer(market.world, SHOP.mouse);
  const { CustOrderID } = await createOrderFor(buyer);
  const stranger = new HttpShopper(market.world);
  expect(await buyer.call(checkCustOrderIdExist, { query: { CustOrderID } })).toEqual({ Success: true, Exists: true });
  const path = `/api/proxy/Services/CheckCustOrderIdExist?CustOrderID=${CustOrderID}`;
  expect((await stranger.get(path)).body).toEqual({ Success: true, Exists: false });
  expect(await buyer.tryCall(saveConfirmData, { query: { Id: CustOrderID } })).toMatchObject({
    refusal: { alert: { Reason: "payment_not_started" } },
  });
  await payWith(buyer, CustOrderID, CARDS.approved);
  expect(await buyer.call(saveConfirmData, { query: { Id: CustOrderID } })).toMatchObject({
    State: "paid",
    CustOrderID,
  });
  expect(await stranger.get(`/api/carts/saveConfirmData?Id=${CustOrderID}`)).toMatchObject(
    refusal(404, "order_unknown"),
  );
  expect(await stranger.get("/api/carts/saveConfirmData")).toMatchObject(refusal(400, "invalid_request"));
});
