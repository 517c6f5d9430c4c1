import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CartView } from "#contract/carts.ts";
import type { CheckoutView } from "#contract/checkout.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { ROUTES } from "../routes.ts";
import { DENVER } from "../testing/buyer.ts";
import { booksOf, keepBooks } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { databasesToTest } from "../db/test-database.ts";

/** What a browser under somebody else's control may send where a number, an id or a text belongs. */
const HOSTILE: readonly unknown[] = [
  -1,
  0,
  1.5,
  1e9,
  3e9,
  1e20,
  1e308,
  Number.MAX_SAFE_INTEGER,
  "1",
  "1e3",
  "",
  null,
  true,
  [],
  [1],
  {},
  { $gt: 0 },
  "' or 1=1 --",
  "a\u0000b",
  "\ud800",
  "x".repeat(5_000),
  "__proto__",
  "../../etc/passwd",
  -0.01,
  99.999,
  Number.MAX_SAFE_INTEGER + 2,
  "constructor",
  "RS-00000-000000",
  "<script>alert(1)</script>",
];

describe.each(databasesToTest())("a tampered payload on %s", (kind) => {
  let market: TestMarket;
  let app: ReturnType<typeof createApp>;
  let cookie: string;

  beforeAll(async () => {
    market = await openTestMarket(kind, { timeoutMs: 5_000 });
    app = createApp({
      world: market.world,
      routes: ROUTES,
      limits: noRateLimits,
    });
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
    cookie = "";
    await send("/api/carts/addToCart", { SkuID: SHOP.mouse, Quantity: 2 });
  });

  async function send(path: string, body: unknown): Promise<{ status: number; answer: Record<string, unknown> }> {
    return receive(
      await app.request(path, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );
  }
  async function look(path: string): Promise<{ status: number; answer: Record<string, unknown> }> {
    return receive(await app.request(path, { headers: { cookie } }));
  }
  async function receive(response: Response) {
    const set = response.headers.get("set-cookie");
    if (set) cookie = set.split(";")[0] ?? "";
    const answer = (await response.json()) as Record<string, unknown>;
    if (response.status >= 400)
      expect(answer).toMatchObject({ IsSuccess: false, Message: expect.any(String), Reason: expect.any(String) });
    return { status: response.status, answer };
  }
  const cart = async () => (await look("/api/carts/cart-init")).answer as unknown as CartView;

  /** A good body for each call, fresh for this visitor's cart. */
  async function bodies(): Promise<Record<string, Record<string, unknown>>> {
    const view = await cart();
    const cartItemId = view.Items[0]?.CartItemId ?? "";
    return {
      "/api/carts/addToCart": {
        SkuID: SHOP.mouse,
        Quantity: 1,
        AdditionalWarrantyID: 0,
        IsCompleteYourPurchase: false,
      },
      "/api/carts/changeCartItemQty": { cartItemId, quantity: 2 },
      "/api/carts/changesystemwarranty": { cartItemId, warrantyId: 0 },
      "/api/carts/changerushservice": { cartItemId, rushService: "none" },
      "/api/carts/deleteCartItem": { cartItemId },
      "/api/carts/with-pc-price": { cartItemId },
      "/api/carts/coupon": { couponCode: "TEN" },
      "/api/cart-checkout/save-shipping-method": { ShippingMethodID: 7 },
      "/api/cart-checkout/check-cart-items": { Version: view.Version },
      "/api/cart-checkout/create-order": {
        Version: view.Version,
        Payment: "CreditCard",
        ExpectedTotal: 1,
        BillingAddress: null,
        Comment: "",
        TestMode: false,
      },
      "/api/cart-checkout/confirm-order": {
        CustOrderID: "RS-00000-000000",
        PaymentToken: CARDS.approved,
        CardType: "",
        Number: "",
      },
      "/api/cart-checkout/finish-payment": { CustOrderID: "RS-00000-000000" },
    };
  }

  test(
    "in any field of any call is never a server error, and no line gets a price or a quantity of its choosing",
    { timeout: 180_000 },
    async () => {
      await send("/api/cart-checkout/save-information", { ShippingAddress: DENVER });
      for (const [path, body] of Object.entries(await bodies())) {
        for (const field of Object.keys(body)) {
          for (const value of HOSTILE) {
            const { status, answer } = await send(path, { ...body, [field]: value });
            expect(
              `${path} ${field}=${JSON.stringify(value)?.slice(0, 40)}: ${status < 500 ? "fine" : `${status} ${JSON.stringify(answer)}`}`,
            ).toMatch(/fine$/);
          }
        }
        const { status } = await send(path, { ...body, Price: 0.01, Total: 0.01, Discount: 999 });
        expect(`${path} with unknown keys: ${status}`).toBe(`${path} with unknown keys: 400`);
      }
      const view = await cart();
      for (const item of view.Items) {
        expect(item.Price).toBe(59);
        expect(Number.isInteger(item.Quantity) && item.Quantity >= 1 && item.Quantity <= 99).toBe(true);
      }
      expect(view.Totals.SubTotal).toBe(view.TotalCount * 59);
    },
  );

  test("in any field of the address is never a server error", async () => {
    for (const field of Object.keys(DENVER)) {
      for (const value of HOSTILE) {
        const { status } = await send("/api/cart-checkout/save-information", {
          ShippingAddress: { ...DENVER, [field]: value },
        });
        expect(`${field}=${JSON.stringify(value)?.slice(0, 40)}: ${status < 500}`).toMatch(/true$/);
      }
    }
  });

  test("that is not even JSON, or not an object, is refused", async () => {
    for (const body of [
      "",
      "{",
      "null",
      "[]",
      "1",
      '"x"',
      '{"SkuID":301,"SkuID":102}',
      '{"__proto__":{"Price":1},"SkuID":301}',
      '{"SkuID":1e999}',
    ]) {
      for (const path of Object.keys(await bodies())) expect((await send(path, body)).status).toBeLessThan(500);
    }
    expect((await send("/api/carts/addToCart", '{"__proto__":{"Price":1},"SkuID":301}')).status).toBe(400);
  });

  test("in an address bar is never a server error", async () => {
    for (const value of HOSTILE.map((hostile) => encodeURIComponent(safeText(hostile)))) {
      expect((await look(`/api/order/view?number=${value}`)).status).toBeLessThan(500);
      expect((await look(`/api/shipping-address/get-state-cities-by-zipcode?zipcode=${value}`)).status).toBeLessThan(
        500,
      );
    }
  });

  test("never lowers what is charged: the price of the catalogue is taken, whatever the browser expected", async () => {
    const books = await keepBooks(market);
    const coupon = await send("/api/carts/coupon", { couponCode: "ten' or '1'='1" });
    expect(coupon.status).toBe(422);
    const informed = (await send("/api/cart-checkout/save-information", { ShippingAddress: DENVER }))
      .answer as unknown as CheckoutView;
    await send("/api/cart-checkout/save-shipping-method", {
      ShippingMethodID: informed.ShippingChoices[0]?.ShippingMethodID,
    });
    const { Cart, Totals } = (await look("/api/cart-checkout/fetch-cart")).answer as unknown as CheckoutView;
    const body = { Version: Cart.Version, Payment: "CreditCard", ExpectedTotal: 0.01, BillingAddress: null };
    expect((await send("/api/cart-checkout/create-order", { ...body, ExpectedTotal: 1e20 })).status).toBe(400);
    const lowered = await send("/api/cart-checkout/create-order", body);
    expect([lowered.status, lowered.answer["Reason"]]).toEqual([409, "total_higher"]);
    const order = await send("/api/cart-checkout/create-order", { ...body, ExpectedTotal: Totals.Total });
    expect(order.answer).toMatchObject({ Success: true, FinalAmount: Totals.Total });
    expect(Totals.SubTotal).toBe(118);
    const number = String(order.answer["CustOrderID"]);
    expect(
      (await send("/api/cart-checkout/confirm-order", { CustOrderID: number, PaymentToken: CARDS.approved, Amount: 1 }))
        .status,
    ).toBe(400);
    expect(
      (await send("/api/cart-checkout/confirm-order", { CustOrderID: number, PaymentToken: CARDS.approved })).answer,
    ).toMatchObject({ State: "paid" });
    expect(await market.peer.chargesOf(number)).toMatchObject([{ amountCaptured: Math.round(Totals.Total * 100) }]);
    expect(await booksOf(market, books, [number])).toEqual([]);
  });

  test("a raw card number instead of a token is refused and is found nowhere", async () => {
    const { status } = await send("/api/cart-checkout/confirm-order", {
      CustOrderID: "RS-00000-000000",
      PaymentToken: "4".padEnd(16, "2"),
      Number: "4".padEnd(16, "2"),
    });
    expect(status).toBe(400);
  });
});

/** Text that can stand in an address: a lone surrogate cannot. */
function safeText(value: unknown): string {
  return (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).replaceAll("\ud800", "?");
}
