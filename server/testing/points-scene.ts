import { afterAll, beforeAll, beforeEach } from "vitest";
import { addToCart, applyPoints } from "#contract/carts.ts";
import { signIn } from "#contract/members.ts";
import { getPointsPage, getRewardPoints } from "#contract/points.ts";
import type { Database } from "../db/database.ts";
import { createOrderFor, goToPayment, PORTLAND } from "./buyer.ts";
import { addMember, PASSWORD } from "./members.ts";
import { payWith } from "./paying.ts";
import { shipOrder } from "./ship-order.ts";
import { SHOP } from "./small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "./test-market.ts";
import { TEST_NOW } from "./test-world.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

/** A shop where one mouse earns enough points for a step, and before each test a new member who is signed in. */
export class PointsScene {
  market!: TestMarket;
  buyer!: Visitor;
  memberId = 0;
  email = "";
  #members = 0;

  constructor(kind: Database["kind"]) {
    beforeAll(async () => {
      this.market = await openTestMarket(kind);
      const { config } = this.market.world;
      this.market.world.config = { ...config, points: { ...config.points, earnedPerDollar: 100 } };
    });
    afterAll(() => this.market.close());
    beforeEach(async () => {
      const { db, world } = this.market;
      world.setNow(TEST_NOW);
      await db.queries.updateTable("stock").set({ on_hand: 1000 }).where("sku_id", "=", SHOP.mouse).execute();
      this.email = `points${(this.#members += 1)}@example.com`;
      this.memberId = await addMember(world, { email: this.email });
      this.buyer = await this.signedIn();
    });
  }

  async signedIn(): Promise<Visitor> {
    const visitor = newVisitor(this.market.world);
    await visitor.call(signIn, { body: { Email: this.email, Password: PASSWORD } });
    return visitor;
  }

  /** The number of an order that waits for its payment, with so many points in it. */
  async ordered(points = 0): Promise<string> {
    await this.buyer.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(this.buyer, this.email, PORTLAND);
    if (points > 0) await this.buyer.call(applyPoints, { body: { UsedPoint: points } });
    return (await createOrderFor(this.buyer)).CustOrderID;
  }

  async bought(points = 0): Promise<string> {
    const number = await this.ordered(points);
    await payWith(this.buyer, number, CARDS.approved);
    return number;
  }

  async ship(orderNumber: string): Promise<void> {
    await shipOrder(this.market, orderNumber);
  }

  async total(): Promise<number> {
    return (await this.buyer.call(getRewardPoints, { query: { memId: this.memberId } })).sessionId.TotalPoint;
  }

  /** By a new session: the old one has ended when much time passed. */
  async totalLater(): Promise<number> {
    this.buyer = await this.signedIn();
    return this.total();
  }

  page() {
    return this.buyer.call(getPointsPage);
  }

  /** The ledger as its member sees it, oldest first. */
  async kinds() {
    return (await this.page()).Lines.map(({ Kind, Points }) => [Kind, Points]).toReversed();
  }
}
