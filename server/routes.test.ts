import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { ROUTES } from "./routes.ts";
import { type DemoShop, openDemoShop } from "./testing/demo-shop.ts";
import type { HttpShopper } from "./testing/http-shopper.ts";
import { TEST_NOW } from "./testing/test-world.ts";

const pc = demoCatalogue.products.find((product) => product.kind === "pc" && product.readyMade);
const builtPc = demoCatalogue.products.find((product) => product.kind === "pc" && !product.readyMade);
const mouse = demoCatalogue.products.find((product) => product.kind === "part" && product.optionId === 27);
if (pc?.kind !== "pc" || !builtPc || !mouse)
  throw new Error("The demo catalogue lacks a ready PC, a built one or a mouse");

let shop: DemoShop;
let shopper: HttpShopper;
/** The line that the calls on a line are about. */
let cartItemId: string;

beforeAll(async () => {
  shop = await openDemoShop();
  const coupon = { code: "TEN", kind: "percent", value: 100_000, starts_at: TEST_NOW } as const;
  await shop.world.db.queries.insertInto("coupons").values(coupon).execute();
  shopper = shop.newShopper();
  const { body } = await shopper.post("/api/carts/addToCart", { SkuID: pc.defaultSkuId });
  cartItemId = (body["Items"] as { CartItemId: string }[])[0]?.CartItemId ?? "";
});
afterAll(() => shop.close());

/** Whether a reply cannot be without the field, nor with another value. */
function isTrueIn({ def }: z.ZodType, name: string): boolean {
  const { shape, options } = def as { shape?: Record<string, z.ZodType>; options?: z.ZodType[] };
  if (options) return options.every((each) => isTrueIn(each, name));
  return shape?.[name] instanceof z.ZodLiteral && shape[name].value === true;
}

test("GET /api/carts/cart-init is answered, by that method alone", async () => {
  expect(await shopper.get("/api/carts/cart-init")).toMatchObject({ status: 200, body: { Success: true } });
  const posted = await shopper.post("/api/carts/cart-init");
  expect(posted).toMatchObject({ status: 405, body: { Reason: "method_not_allowed" } });
});

/** A mouse bungee of the demo catalogue. */
const GEAR = 230152;
const holding = (one: object): unknown => expect.arrayContaining([expect.objectContaining(one)]);

test.each([
  ["/api/get-gear-stock", { skuIds: String(GEAR) }, { Gears: [{ SkuList: holding({ SkuId: GEAR, Price: 19 }) }] }], // S431
  ["/api/get-model-stock", { modelIds: String(pc.modelId) }, { Models: [{ SkuId: pc.defaultSkuId }] }], // S432
  [
    "/api/get-globaljson",
    {},
    { ShippingMethods: holding({ ShippingMethodID: 7 }), AddressItems: holding({ State: "TX" }) },
  ], // S433
  ["/api/get-iapi-models", { modelIds: String(pc.modelId) }, { Models: [{ ModelId: pc.modelId, Name: pc.name }] }], // S435
  ["/api/get-language-json", {}, { Words: { cart: { cartSummaryWords: expect.anything() as unknown } } }], // S434
  ["/api/search/productinfo", { q: pc.name }, { products: holding({ name: pc.name }) }], // S437
  ["/api/get-unitinfo-skus", { skuIds: String(GEAR) }, { Skus: [{ SkuID: GEAR, Price: 19, Weight: 0.32 }] }], // S436
  ["/api/shipping-address/get-state-cities-by-zipcode", { zipcode: "80202" }, { State: "CO", Cities: ["Denver"] }], // S438
] as const)(
  "the read %s, for which no method is set, is answered by GET, and by POST with the same",
  async (path, asked, said) => {
    const got = await shopper.get(`${path}?${new URLSearchParams(asked)}`);
    expect(got).toMatchObject({ status: 200, body: said });
    expect(await shopper.post(path, asked)).toEqual(got);
    expect(await shopper.post(path, { ...asked, more: 1 })).toMatchObject({
      status: 400,
      body: { Fields: [{ field: "more" }] },
    });
  },
);

test("GET /api/shipping/delivery-estimate says when a product arrives at a ZIP and what it comes to, by that method alone", async () => {
  const path = `/api/shipping/delivery-estimate?${new URLSearchParams({ skuId: String(GEAR), zip: "80202" })}`;
  expect(await shopper.get(path)).toMatchObject({
    status: 200,
    body: { Success: true, Place: { state: "CO", city: "Denver" }, Totals: { TaxKnown: true, SubTotal: 19 } },
  });
  expect(await shopper.post(path)).toMatchObject({ status: 405 });
});

test("GET /api/carts/delivery-estimate is refused by name for an empty cart and for a wrong ZIP", async () => {
  const newcomer = shop.newShopper();
  expect(await newcomer.get("/api/carts/delivery-estimate?zip=80202")).toMatchObject({
    body: { Reason: "cart_empty" },
  });
  expect(await shopper.get("/api/carts/delivery-estimate?zip=12345678901")).toMatchObject({
    status: 400,
    body: { Fields: [{ field: "zip" }] },
  });
});

test.each([
  ["POST", "/api/carts/addToCart", () => ({ SkuID: mouse.defaultSkuId })],
  ["POST", "/api/carts/changeCartItemQty", () => ({ cartItemId, quantity: 1 })],
  ["POST", "/api/carts/changesystemwarranty", () => ({ cartItemId, warrantyId: 0 })],
  ["POST", "/api/carts/coupon", () => ({ couponCode: "TEN" })],
  ["POST", "/api/carts/get-cart-review", () => ({})],
  ["POST", "/api/carts/checkStock", () => ({})],
  ["POST", "/api/carts/sale-tax", () => ({ State: "CO", ZipCode: "80202" })],
  ["POST", "/api/carts/addrecommendtocart", () => ({ SkuID: mouse.defaultSkuId })],
  ["POST", "/api/carts/removesku", () => ({ SkuID: mouse.defaultSkuId })],
  ["POST", "/api/carts/deleteCartItem", () => ({ cartItemId })],
] as const)("the specified change %s %s is answered, by that method alone", async (_method, path, body) => {
  expect(await shopper.post(path, body())).toMatchObject({ status: 200, body: { Success: true } });
  expect(await shopper.get(path)).toMatchObject({ status: 405, body: { Reason: "method_not_allowed" } });
});

test.each([
  ["/api/proxy/Services/Carts/AvailableCoupons", ""],
  ["/api/proxy/Services/AvailableCoupons", ""],
  ["/api/proxy/Services/Carts/CheckCustOrderIdExist", "?CustOrderID=RS-00000-000000"],
  ["/api/proxy/Services/CheckCustOrderIdExist", "?CustOrderID=RS-00000-000000"],
] as const)("the proxy call %s is answered by GET, and by POST with the same answer", async (path, query) => {
  const got = await shopper.get(path + query);
  expect(got).toMatchObject({ status: 200, body: { Success: true } });
  expect(await shopper.post(path, Object.fromEntries(new URLSearchParams(query)))).toEqual(got);
});

test("totals are answered by POST /api/carts/get-final-amount", async () => {
  await shopper.post("/api/carts/addToCart", { SkuID: mouse.defaultSkuId });
  const { status, body } = await shopper.post("/api/carts/get-final-amount");
  expect([status, body]).toEqual([200, (await shopper.get("/api/cart-checkout/totals")).body]);
  expect(body["Total"]).toBeGreaterThan(0);
  expect(await shopper.get("/api/carts/get-final-amount")).toMatchObject({ status: 405 });
});

test.each(["/api/proxy/Services/Rigsmith/AddSkusToCart", "/api/proxy/Services/Carts/rigsmith/AddSkusToCart"])(
  "the proxy call POST %s adds to the cart of the store that it names",
  async (path) => {
    const added = await shopper.post(path, { Skus: [{ SkuID: mouse.defaultSkuId }] });
    expect(added).toMatchObject({ status: 200, body: { Success: true } });
  },
);

test.each(["/api/proxy/Services/", "/api/proxy/Services/Carts/"])(
  "the proxy calls POST %sChangeSystemsExtendWarranty and RemoveSystemsExteWarranty put a longer warranty on a line, and take it off",
  async (services) => {
    const visitor = shop.newShopper();
    const { body: added } = await visitor.post("/api/carts/addToCart", { SkuID: pc.defaultSkuId });
    const [line] = added["Items"] as { CartItemId: string }[];
    const { SubTotal: without } = added["Totals"] as { SubTotal: number };
    const longer = shop.world.config.warranties.find(({ price, covers }) => price > 0 && covers === "desktop");
    const change = { cartItemId: line?.CartItemId, warrantyId: longer?.warrantyId };
    const changed = await visitor.post(`${services}ChangeSystemsExtendWarranty`, change);
    const dearer = { SubTotal: without + Number(longer?.price) / 100 };
    expect(changed).toMatchObject({ status: 200, body: { Success: true, Totals: dearer } });
    const unknown = await visitor.post(`${services}ChangeSystemsExtendWarranty`, { ...change, warrantyId: 77_777 });
    expect(unknown).toMatchObject({ status: 422, body: { Reason: "warranty_unknown" } });
    const remove = { cartItemId: line?.CartItemId };
    const removed = await visitor.post(`${services}RemoveSystemsExteWarranty`, remove);
    expect(removed).toMatchObject({ status: 200, body: { Success: true, Totals: { SubTotal: without } } });
    const foreign = await shop.newShopper().post(`${services}RemoveSystemsExteWarranty`, remove);
    expect(foreign.status).toBe(404);
  },
);

test.each(["/api/proxy/Services/", "/api/proxy/Services/Carts/"])(
  "the proxy call POST %schangeRushServiceToDeferByCartItemID lets a rushed PC wait and takes its price off",
  async (services) => {
    const visitor = shop.newShopper();
    const { body: added } = await visitor.post("/api/carts/addToCart", { SkuID: builtPc.defaultSkuId });
    const [line] = added["Items"] as { CartItemId: string }[];
    const { SubTotal: without } = added["Totals"] as { SubTotal: number };
    const rush = { cartItemId: line?.CartItemId, rushService: "rush" };
    const dearer = { SubTotal: without + Number(shop.world.config.rushPrice) / 100 };
    expect(await visitor.post("/api/carts/changerushservice", rush)).toMatchObject({ body: { Totals: dearer } });
    const wait = { cartItemId: line?.CartItemId };
    const deferred = await visitor.post(`${services}changeRushServiceToDeferByCartItemID`, wait);
    const waits = { Items: [{ RushService: "DEFER", RushPrice: 0 }], Totals: { SubTotal: without } };
    expect(deferred).toMatchObject({ status: 200, body: { Success: true, ...waits } });
    const foreign = await shop.newShopper().post(`${services}changeRushServiceToDeferByCartItemID`, wait);
    expect(foreign.status).toBe(404);
    const wrong = await visitor.post("/api/carts/changerushservice", { ...rush, rushService: "now" });
    expect(wrong).toMatchObject({ status: 400, body: { Fields: [{ field: "rushService" }] } });
  },
);

test("every answer of a cart call has its flag, Success or IsSuccess, which is true", () => {
  const calls = ROUTES.filter(({ endpoint }) =>
    /^\/api\/(?:carts|cart-checkout|proxy\/Services)\//.test(endpoint.path),
  );
  expect(calls.length).toBeGreaterThan(60);
  const mute = calls.filter(({ endpoint }) => !["Success", "IsSuccess"].some((flag) => isTrueIn(endpoint.reply, flag)));
  expect(mute.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toEqual([]);
});

test("an address that is written almost like a specified one is none", async () => {
  expect(await shopper.get("/api/carts/cartInit")).toMatchObject({ status: 404, body: { Reason: "not_found" } });
});
