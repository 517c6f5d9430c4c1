import { afterAll, beforeAll, beforeEach } from "vitest";
import type { CartView } from "#contract/carts.ts";
import type { Database } from "../db/database.ts";
import { rateLimits } from "../http/rate-limits.ts";
import { orderKey } from "../orders/order-key.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { createOrderFor, goToPayment, readyBuyer } from "./buyer.ts";
import { type HttpAnswer, HttpShopper } from "./http-shopper.ts";
import { booksOf, type KeptBooks, keepBooks, payWith } from "./paying.ts";
import { SHOP } from "./small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "./test-market.ts";
import { TEST_NOW } from "./test-world.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

const DAY_MS = 86_400_000;
export const DETAIL = "/api/proxy/Services/GetExtendPostPurchaseDetail";
export const ADD = "/api/proxy/Services/AddEtailExtendWarranty";
export const BUNDLE = "/api/proxy/Services/AddExtendChangePaymentsBundle";

/** Before each test a guest has bought two PCs with their included warranty; `browser` holds what bought them. */
export class LongerWarrantyScene {
  market!: TestMarket;
  books!: KeptBooks;
  number = "";
  browser!: HttpShopper;

  constructor(kind: Database["kind"]) {
    beforeAll(async () => {
      this.market = await openTestMarket(kind, { webhooks: true });
    });
    afterAll(() => this.market.close());
    beforeEach(async () => {
      this.market.world.setNow(TEST_NOW);
      for (const skuId of [SHOP.pc, SHOP.laptop, SHOP.mouse])
        await this.market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", skuId).execute();
      this.books = await keepBooks(this.market);
      [this.browser, this.number] = await this.bought(SHOP.pc, 2);
    });
  }

  /** The browser of a visitor who calls by the contract. */
  http(visitor: Visitor): HttpShopper {
    return new HttpShopper(this.market.world, visitor.cookies);
  }

  visitorOf(shopper: HttpShopper): Visitor {
    return newVisitor(this.market.world, rateLimits(), shopper.cookies);
  }

  async bought(skuId: number, quantity = 1): Promise<[HttpShopper, string]> {
    const visitor = await readyBuyer(this.market.world, skuId, { quantity });
    const orderNumber = (await createOrderFor(visitor)).CustOrderID;
    await payWith(visitor, orderNumber, CARDS.approved);
    return [this.http(visitor), orderNumber];
  }

  /** Somebody else's browser that was given a link to the order. */
  async withKey(orderNumber = this.number): Promise<HttpShopper> {
    const until = new Date(TEST_NOW.getTime() + DAY_MS);
    const Key = orderKey(this.market.world, { orderNumber, linkGeneration: 0 }, "link", until);
    const shopper = new HttpShopper(this.market.world);
    const { status } = await shopper.post("/api/order/open", { OrderNumber: orderNumber, Key });
    if (status !== 200) throw new Error(`The link to ${orderNumber} is answered with ${status}`);
    return shopper;
  }

  offered(shopper = this.browser, orderNumber = this.number): Promise<HttpAnswer> {
    return shopper.get(`${DETAIL}?number=${orderNumber}`);
  }

  add(change: object = {}, shopper = this.browser): Promise<HttpAnswer> {
    return shopper.post(ADD, { OrderNumber: this.number, Line: 1, WarrantyID: 1, ...change });
  }

  /** Address, shipping and the order of what is in this browser's cart. */
  async ordered(shopper = this.browser): Promise<{ visitor: Visitor; order: string }> {
    const visitor = this.visitorOf(shopper);
    await goToPayment(visitor);
    return { visitor, order: (await createOrderFor(visitor)).CustOrderID };
  }

  async paid(shopper = this.browser): Promise<string> {
    const { visitor, order } = await this.ordered(shopper);
    const paying = await payWith(visitor, order, CARDS.approved);
    if (!("reply" in paying) || paying.reply.State !== "paid") throw new Error(`${order} was not paid`);
    return order;
  }

  refund(orderNumber: string, parts: { part: number; units: number }[], key = "back") {
    return refundOrder(this.market.world, { orderNumber, key, parts, reason: "returned", sentBy: "test" });
  }

  wrongBooks(acknowledged: readonly string[] = []): Promise<string[]> {
    return booksOf(this.market, this.books, acknowledged);
  }
}

/** Lines of the cart that a call answered with. */
export function itemsOf(answer: HttpAnswer): CartView["Items"] {
  return (answer.body as unknown as CartView).Items;
}
