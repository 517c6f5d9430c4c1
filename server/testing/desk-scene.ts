import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import type { StaffRole } from "#rules/staff/staff-roles.ts";
import type { Database } from "../db/database.ts";
import { findOrderByNumber } from "../orders/orders-table.ts";
import { createOrderFor, readyBuyer } from "./buyer.ts";
import type { HttpAnswer, HttpShopper } from "./http-shopper.ts";
import { keepMails } from "./members.ts";
import { booksOf, keepBooks, type KeptBooks, payWith } from "./paying.ts";
import { SHOP } from "./small-shop.ts";
import { deskOf } from "./staff-desk.ts";
import { CARDS, openTestMarket, type TestMarket } from "./test-market.ts";
import { TEST_NOW } from "./test-world.ts";
import type { Visitor } from "./visitor.ts";

export const PARCEL = { Carrier: "UPS", Tracking: "1Z 999 AA1 01 2345 6784" };

/** What a staff call answered: its status and the reason of its refusal. */
export const reasonAt = ({ status, body }: HttpAnswer) => [status, body["Reason"]];

/** A shop with an owner at the desk and, before each test, an order of three mice that is paid. */
export class DeskScene {
  market!: TestMarket;
  mails!: Mail[];
  owner!: HttpShopper;
  buyer!: Visitor;
  /** The order that a test is about. */
  order = "";
  #books!: KeptBooks;
  #people = 0;

  constructor(kind: Database["kind"]) {
    beforeAll(async () => {
      this.market = await openTestMarket(kind, { webhooks: true, timeoutMs: 20_000 });
      this.mails = keepMails(this.market.world);
    });
    afterAll(() => this.market.close());
    beforeEach(async () => {
      this.market.world.setNow(TEST_NOW);
      await this.market.db.queries.deleteFrom("slow_counters").execute();
      await this.setOnHand(SHOP.mouse, 1000);
      this.owner = await this.desk("owner");
      this.order = await this.paidOrder(SHOP.mouse, 3);
    });
  }

  /** Counts the shelf anew; the books balance from here. */
  async setOnHand(skuId: number, units: number): Promise<void> {
    await this.market.db.queries.updateTable("stock").set({ on_hand: units }).where("sku_id", "=", skuId).execute();
    this.#books = await keepBooks(this.market);
  }

  desk(role: StaffRole): Promise<HttpShopper> {
    return deskOf(this.market.world, `${role}${(this.#people += 1)}@example.com`, [role]);
  }

  async paidOrder(skuId: number, quantity: number): Promise<string> {
    this.buyer = await readyBuyer(this.market.world, skuId, { quantity });
    const { CustOrderID } = await createOrderFor(this.buyer);
    await payWith(this.buyer, CustOrderID, CARDS.approved);
    return CustOrderID;
  }

  /** The order as the owner sees it now: what a move says it was decided on. */
  async seen(of = this.order): Promise<{ OrderNumber: string; Version: number }> {
    const { body } = await this.owner.get(`/api/staff/orders/view?number=${of}`);
    return { OrderNumber: of, Version: Number(body["Version"]) };
  }

  async press(at: HttpShopper, move: string, more: object = {}): Promise<HttpAnswer> {
    return at.post(`/api/staff/orders/${move}`, { ...(await this.seen()), ...more });
  }

  async state() {
    return (await findOrderByNumber(this.market.db.queries, this.order))?.state;
  }

  async refundedCents(): Promise<number> {
    return (await this.market.peer.chargesOf(this.order))[0]?.amountRefunded ?? 0;
  }

  /** What does not balance between order, stock and provider: nothing. */
  balance() {
    return booksOf(this.market, this.#books, [this.order]);
  }
}
