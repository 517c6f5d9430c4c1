import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { type DemoShop, openDemoShop } from "./testing/demo-shop.ts";
import type { HttpShopper } from "./testing/http-shopper.ts";
import { addMember, keepMails, PASSWORD } from "./testing/members.ts";

const EMAIL = "ada@example.com";
const SECRET = "a secret of thirty-two characters";
const pc = demoCatalogue.products.find((product) => product.kind === "pc" && product.readyMade);
const mouse = demoCatalogue.products.find((product) => product.kind === "part" && product.optionId === 27);
if (pc?.kind !== "pc" || !mouse) throw new Error("The demo catalogue lacks a ready PC or a mouse");

let shop: DemoShop;
/** A member with a PC and a mouse in the cart. */
let member: HttpShopper;
const of = { pc: "", mouse: "", member: 0 };

beforeAll(async () => {
  shop = await openDemoShop();
  keepMails(shop.world);
  shop.world.settings = { ...shop.world.settings, rebuildSecret: SECRET };
  of.member = await addMember(shop.world, { email: EMAIL });
  member = shop.newShopper();
  await member.post("/api/login/member", { Email: EMAIL, Password: PASSWORD });
  await member.post("/api/carts/addToCart", { SkuID: pc.defaultSkuId });
  const { body } = await member.post("/api/carts/addToCart", { SkuID: mouse.defaultSkuId });
  const [first, second] = body["Items"] as { CartItemId: string }[];
  Object.assign(of, { pc: first?.CartItemId, mouse: second?.CartItemId });
});
afterAll(() => shop.close());

type Method = "GET" | "POST" | "PUT" | "DELETE";
/** Statement, method, path, what is sent, and what a member in a shop without orders is answered: a success, or the reason why not. */
type Row = readonly [string, Method, string, object | (() => object), string];
const SKU = { SkuID: mouse.defaultSkuId };
const line = () => ({ cartItemId: of.mouse });
const pcLine = () => ({ cartItemId: of.pc });
const THERE = { State: "CO", ZipCode: "80202" };
const NUMBER = "RS-00000-000000";
const TOKEN = "A".repeat(43);
const ITEMS = () => ({ Items: [{ CartItemId: of.mouse, Qty: 1 }] });
const PLACE = { Country: "USA", Address1: "1701 Wynkoop St", City: "Denver", ...THERE };

const CARTS: readonly Row[] = [
  ["S371", "GET", "/api/carts/cart-init", {}, "success"],
  ["S372", "POST", "/api/carts/insurance-quote", {}, "success"],
  ["S373", "POST", "/api/carts/sale-tax", THERE, "success"],
  ["S374", "POST", "/api/carts/changesystemwarranty", () => ({ ...pcLine(), warrantyId: 0 }), "success"],
  ["S375", "POST", "/api/carts/changeCartItemQty", () => ({ ...line(), quantity: 2 }), "success"],
  ["S377", "GET", "/api/carts/get-cart-gv", {}, "success"],
  ["S378", "POST", "/api/carts/coupon", { couponCode: "" }, "success"],
  ["S379", "POST", "/api/carts/cartCheckout", {}, "invalid_request: Items"],
  ["S380", "POST", "/api/carts/get-cart-review", {}, "success"],
  ["S381", "POST", "/api/carts/tempOrder", {}, "invalid_request: ConfirmItem CartToCheckout Checkout FinalAmount"],
  ["S382", "POST", "/api/carts/checkStock", {}, "success"],
  ["S383", "POST", "/api/carts/checkBeforePlaceOrder", {}, "invalid_request: Items"],
  ["S384", "POST", "/api/carts/orderConfirm", {}, "invalid_request: ConfirmItem CartToCheckout Checkout FinalAmount"],
  [
    "S385",
    "POST",
    "/api/carts/orderSurveySubmit",
    { CustOrderID: NUMBER, Rating: 5, HeardFrom: "friend", Comment: "" },
    "order_unknown",
  ],
  ["S386", "POST", "/api/carts/set-cart-revie-items-and-get-bundle", ITEMS, "success"],
  ["S387", "POST", "/api/carts/cancelAffirm", { CustOrderID: NUMBER }, "order_unknown"],
  ["S388", "POST", "/api/carts/getAffirmAuthData", { CustOrderID: NUMBER }, "order_unknown"],
  ["S389", "GET", "/api/carts/saveConfirmData", { Id: NUMBER }, "order_unknown"],
  ["S390", "POST", "/api/carts/addrecommendtocart", SKU, "success"],
  ["S391", "POST", "/api/carts/addToCart", SKU, "success"],
  ["S393", "POST", "/api/carts/createAmazonCheckoutSession", { CustOrderID: NUMBER }, "order_unknown"],
  ["S394", "POST", "/api/carts/getPaymentInfoAmazonV2", { CustOrderID: NUMBER }, "order_unknown"],
  ["S395", "POST", "/api/carts/get-final-amount", {}, "success"],
  ["S396", "POST", "/api/carts/idme-verify", {}, "invalid_request: code state"],
  ["S397", "POST", "/api/carts/addAdobeAddOn", pcLine, "add_on_not_offered"],
  ["S376", "POST", "/api/carts/deleteCartItem", line, "success"],
  ["S392", "POST", "/api/carts/removesku", SKU, "success"],
];

/** The specification sets no method: a change by POST, a read by both. */
const BOTH = ["GET", "POST"] as const;
const eitherWay = (statement: string, methods: readonly Method[], path: string, sent: Row[3], answer: string): Row[] =>
  methods.map((method) => [statement, method, path, sent, answer] as const);
/** With its `Carts/` and without it (A38). */
const proxied = (statement: string, methods: readonly Method[], path: string, sent: Row[3], answer: string): Row[] =>
  [path, path.replace("/Services/Carts/", "/Services/")].flatMap((way) =>
    eitherWay(statement, methods, way, sent, answer),
  );

const PROXIED: readonly Row[] = [
  ...proxied(
    "S398",
    ["POST"],
    "/api/proxy/Services/Carts/ChangeShipWarranty",
    { QuoteId: "q", Checked: false },
    "success",
  ),
  ...proxied(
    "S399",
    ["POST"],
    "/api/proxy/Services/Carts/ChangeSystemsExtendWarranty",
    () => ({ ...pcLine(), warrantyId: 0 }),
    "success",
  ),
  ...proxied("S400", ["POST"], "/api/proxy/Services/Carts/RemoveSystemsExteWarranty", pcLine, "success"),
  ...proxied("S401", BOTH, "/api/proxy/Services/Carts/AvailableCoupons", {}, "success"),
  ...proxied("S402", BOTH, "/api/proxy/Services/Carts/CheckCustOrderIdExist", { CustOrderID: NUMBER }, "success"),
  ...proxied("S403", ["POST"], "/api/proxy/Services/Carts/changeRushServiceToDeferByCartItemID", pcLine, "success"),
  ...proxied(
    "S404",
    BOTH,
    "/api/proxy/Services/Carts/GetExtendPostPurchaseDetail",
    { number: NUMBER },
    "order_unknown",
  ),
  ...proxied(
    "S405",
    ["POST"],
    "/api/proxy/Services/Carts/AddExtendChangePaymentsBundle",
    () => ({ Items: [{ ...pcLine(), warrantyId: 0 }] }),
    "success",
  ),
  ...proxied(
    "S406",
    ["POST"],
    "/api/proxy/Services/Carts/AddEtailExtendWarranty",
    { OrderNumber: NUMBER, Line: 1, WarrantyID: 1, Quantity: 1 },
    "order_unknown",
  ),
  ...proxied("S407", ["POST"], "/api/proxy/Services/Carts/rigsmith/AddSkusToCart", { Skus: [SKU] }, "success"),
  ...proxied("S408", BOTH, "/api/proxy/Services/Carts/Address/Validate", PLACE, "success"),
];

const OTHERS: readonly Row[] = [
  ["S409", "POST", "/api/order/savepreordersilverwolfsize", { OrderNumber: NUMBER, Size: "M" }, "order_unknown"],
  ["S410", "GET", "/api/member/point", { email: EMAIL }, "success"],
  ["S411", "GET", "/api/member/getrewardpoints", () => ({ memId: of.member }), "success"],
  ["S414", "POST", "/api/login/register", {}, "invalid_request: Email Password FirstName LastName"],
  ["S415", "POST", "/api/login/member", { Email: EMAIL, Password: PASSWORD }, "success"],
  ["S416", "POST", "/api/login/gsi", { credential: "x" }, "step_ended"],
  ["S417", "POST", "/api/login/reward", {}, "invalid_request: ShareCode"],
  ["S418", "POST", "/api/login/sendactivatemail", { Email: "new@example.com" }, "success"],
  ["S420", "POST", "/api/member/emailisexist", { Email: EMAIL }, "success"],
  ["S421", "POST", "/api/member/subscribeexistsandadd", { Email: EMAIL }, "success"],
  ["S422", "POST", "/api/member/verify", { token: TOKEN, Password: PASSWORD }, "link_ended"],
  ["S423", "POST", "/api/member/sharelink", {}, "share_not_confirmed"],
  ["S424", "POST", "/api/member/sendsharepointconfirmmail", {}, "success"],
  ["S425", "POST", "/api/member/checkverificationcode", { Code: "123456" }, "verification_code_wrong: Code"],
  ["S426", "GET", "/api/member/activate", () => ({ memId: of.member, token: TOKEN }), "link_ended"],
  ["S427", "PUT", "/api/member/forget", { token: TOKEN, Password: PASSWORD }, "link_ended"],
  ["S428", "POST", "/api/member/forget", { Email: EMAIL }, "success"],
  ["S429", "GET", "/api/member/switchtextmessage", { orderId: NUMBER }, "order_unknown"],
  ["S430", "GET", "/api/notify-rebuild", { page: "/", secret: SECRET, isNotice: "true" }, "success"],
  ...eitherWay("S431", BOTH, "/api/get-gear-stock", { skuIds: "301" }, "success"),
  ...eitherWay("S432", BOTH, "/api/get-model-stock", { modelIds: String(pc.modelId) }, "success"),
  ...eitherWay("S433", BOTH, "/api/get-globaljson", {}, "success"),
  ...eitherWay("S434", BOTH, "/api/get-language-json", {}, "success"),
  ...eitherWay("S435", BOTH, "/api/get-iapi-models", {}, "success"),
  ...eitherWay("S436", BOTH, "/api/get-unitinfo-skus", { skuIds: "301" }, "success"),
  ...eitherWay("S437", BOTH, "/api/search/productinfo", { q: "tower" }, "success"),
  ...eitherWay("S438", BOTH, "/api/shipping-address/get-state-cities-by-zipcode", { zipcode: "80202" }, "success"),
  ...eitherWay("S439", BOTH, "/api/order/list", {}, "success"),
  ...eitherWay("S440", BOTH, "/api/rma/list", {}, "success"),
  ...eitherWay("S441", BOTH, "/api/rma/others", { OrderNumber: NUMBER }, "order_unknown"),
  // The demonstration's shop of this test takes cards alone.
  [
    "S442",
    "POST",
    "/api/digital-pay/validateMerchant",
    { validationURL: "https://example.com" },
    "method_not_connected",
  ],
  ["S443", "POST", "/api/digital-pay/paymentProcess", { CustOrderID: NUMBER, token: "{}" }, "order_unknown"],
  ...eitherWay("S444", BOTH, "/api/pricedrop-coupon-alert/coupons", SKU, "success"),
  ["S445", "POST", "/api/pricedrop-coupon-alert/pricedrop-coupon-sub", {}, "invalid_request: SkuID Email"],
  ["S419", "DELETE", "/api/login/member", {}, "success"],
];
async function ask(method: Method, path: string, sent: Row[3]) {
  const body = typeof sent === "function" ? sent() : sent;
  if (method !== "GET") return member[method.toLowerCase() as "post" | "put" | "delete"](path, body);
  return member.get(`${path}?${new URLSearchParams(body as Record<string, string>)}`);
}

test("the table has every call of section 7", () => {
  const said = readFileSync("docs/spec/7-calls.md", "utf8").matchAll(
    /^- \*\*(S\d+)\*\* (?:(?:GET|POST|PUT|DELETE) )?`\/api\//gm,
  );
  const rows = [...CARTS, ...PROXIED, ...OTHERS];
  expect([...new Set(rows.map(([statement]) => statement))].sort()).toEqual(
    [...said].map(([, number]) => number).sort(),
  );
});

test.each([...CARTS, ...PROXIED, ...OTHERS])(
  "%s: %s %s is answered",
  async (_statement, method, path, sent, answer) => {
    const { status, body } = await ask(method, path, sent);
    const fields = (body["Fields"] as { field: string }[] | undefined)?.map(({ field }) => field).join(" ");
    const reason = status === 200 ? "success" : [body["Reason"], fields].filter(Boolean).join(": ");
    expect(reason).toBe(answer);
  },
);
