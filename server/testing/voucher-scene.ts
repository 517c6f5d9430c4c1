import { afterAll, beforeAll, beforeEach } from "vitest";
import { applyGiftVoucher } from "#contract/vouchers.ts";
import { cents, type Cents } from "#rules/money/cents.ts";
import type { Database } from "../db/database.ts";
import { issueVoucher } from "../vouchers/issue-voucher.ts";
import { readyBuyer } from "./buyer.ts";
import { booksOf, keepBooks, type KeptBooks } from "./paying.ts";
import { SHOP } from "./small-shop.ts";
import { type MarketOptions, openTestMarket, type TestMarket } from "./test-market.ts";
import { TEST_NOW } from "./test-world.ts";
import type { Visitor } from "./visitor.ts";

/** A shop with mice enough, and vouchers issued as the command issues them. */
export class VoucherScene {
  market!: TestMarket;
  books!: KeptBooks;

  constructor(kind: Database["kind"], options: MarketOptions = {}) {
    beforeAll(async () => {
      this.market = await openTestMarket(kind, options);
    });
    afterAll(() => this.market.close());
    beforeEach(async () => {
      this.market.world.setNow(TEST_NOW);
      await this.market.db.queries
        .updateTable("stock")
        .set({ on_hand: 1000 })
        .where("sku_id", "=", SHOP.mouse)
        .execute();
      await this.forgetTries();
      this.books = await keepBooks(this.market);
    });
  }

  issue(
    dollars: number,
    more: { email?: string; expiresAt?: Date | null } = {},
  ): Promise<{ id: number; code: string }> {
    const { email = "ada@example.com", expiresAt = null } = more;
    return issueVoucher(this.market.world, {
      amount: cents(Math.round(dollars * 100)),
      email,
      expiresAt,
      issuedBy: "test",
    });
  }

  /** One call away from an order of a mouse, with a voucher on the cart. */
  async buyer(code: string, more: { email?: string; quantity?: number } = {}): Promise<Visitor> {
    const visitor = await readyBuyer(this.market.world, SHOP.mouse, more);
    await visitor.call(applyGiftVoucher, { body: { VoucherCode: code } });
    return visitor;
  }

  async left(id: number): Promise<Cents> {
    const row = await this.market.db.queries
      .selectFrom("vouchers")
      .select("balance_cents")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return cents(row.balance_cents);
  }

  /** Kinds and cents of a voucher's entries, oldest first. */
  async entries(id: number): Promise<(readonly [string, number])[]> {
    const rows = await this.market.db.queries
      .selectFrom("voucher_entries")
      .select(["kind", "cents"])
      .where("voucher_id", "=", id)
      .orderBy("id")
      .execute();
    return rows.map(({ kind, cents: moved }) => [kind, moved] as const);
  }

  /** Everybody in a test comes from one network. */
  async forgetTries(): Promise<void> {
    await this.market.db.queries.deleteFrom("slow_counters").execute();
  }

  wrongBooks(acknowledged: readonly string[] = []): Promise<string[]> {
    return booksOf(this.market, this.books, acknowledged);
  }
}
