import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { couponToMake } from "#rules/discounts/coupon-to-make.ts";
import { CHECK_VIOLATION } from "../db/database-error.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { couponReport } from "./coupon-report.ts";
import { endCoupon, listCoupons } from "./coupons-table.ts";
import { makeCoupon } from "./make-coupon.ts";

const CLOCK = { at: TEST_NOW.toISOString(), timeZone: "America/Los_Angeles" };
const MIGRATION = new URL("../db/migrations/0016-kinds-of-a-coupon.sql", import.meta.url);

describe.each(databasesToTest())("the coupons of an owner on %s", (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
  });
  afterAll(() => db.close());

  const make = async (words: string) => {
    const coupon = couponToMake(words.split(" "), CLOCK);
    if (!coupon.ok) throw new Error(coupon.problem);
    const made = await makeCoupon(db.queries, coupon.value);
    return made.ok ? "made" : made.problem;
  };

  test.each([
    [
      `SKU 10% --skus ${SHOP.pc},999`,
      "--skus has 999, which no product of the shop has: take it out, or give the right number.",
    ],
    [
      "SKU 10% --except-skus 998",
      "--except-skus has 998, which no product of the shop has: take it out, or give the right number.",
    ],
    [
      `SKU 10% --kinds laptop --skus ${SHOP.pc}`,
      "--skus has 101, whose kind is desktop, and --kinds leaves it out: take it out, or add desktop to --kinds.",
    ],
    ["TEN 20%", "The code TEN exists already: give this coupon another code."],
  ])("the words %s are refused, and make nothing", async (words, sentence) => {
    const before = await listCoupons(db.queries, 100);
    expect(await make(words)).toBe(sentence);
    expect(await listCoupons(db.queries, 100)).toEqual(before);
  });

  test("two owners who make the same code at once make one coupon", async () => {
    const outcomes = await Promise.all(["TWICE 10%", "TWICE 20%", "TWICE 30%"].map(make));
    expect(outcomes.filter((outcome) => outcome === "made")).toHaveLength(1);
  });

  test("a coupon of every option reads as it was asked for, and one that has not begun can be ended", async () => {
    const words = `WHOLE 25USD --from 2026-11-27 --until 2026-11-30 --uses 9 --per-customer 2 --minimum $60 --kinds desktop,gear --skus ${SHOP.pc},${SHOP.mouse} --except-skus ${SHOP.cable}`;
    expect(await make(words)).toBe("made");
    const report = async (at: string) => couponReport(await listCoupons(db.queries, 1, "WHOLE"), { ...CLOCK, at });
    const rest =
      "needs $60.00 of what it applies to; only desktop, gear; only SKU 101, 301; not SKU 302; uses: 0 of 9; at most 2 a customer";
    expect(await report(CLOCK.at)).toBe(
      `WHOLE: $25.00 off; starts Nov 27, 2026, 12:00 AM PST, ends Dec 1, 2026, 12:00 AM PST; ${rest}`,
    );
    expect(await endCoupon(db.queries, "WHOLE", TEST_NOW)).toBe("ended");
    expect(await report(CLOCK.at)).toBe(`WHOLE: $25.00 off; ended Nov 21, 2026, 7:00 AM PST; ${rest}`);
    expect(await endCoupon(db.queries, "WHOLE", TEST_NOW)).toBe("was_over");
    expect(await endCoupon(db.queries, "NONE", TEST_NOW)).toBe("unknown");
    expect(couponReport([], CLOCK)).toBe("There are no coupons.");
  });

  test.each(["{pc}", "{desktop,pc}", "{desktop,null}"])("no door writes a coupon of the kinds %s", async (kinds) => {
    const insert = `insert into coupons (code, kind, value, starts_at, only_kinds) values ('BAD', 'percent', 1, now(), '${kinds}')`;
    await expect(db.execute(insert)).rejects.toMatchObject({ code: CHECK_VIOLATION, constraint: "coupons_only_kinds" });
  });

  test("an old coupon keeps doing what it did: words that matched nothing go, and one without any other is over", async () => {
    await db.execute("alter table coupons drop constraint coupons_only_kinds");
    const old = (code: string, kinds: string[]) => ({
      code,
      kind: "percent",
      value: 1,
      starts_at: TEST_NOW,
      only_kinds: kinds,
    });
    const rows = [
      old("OLD-ALL", []),
      old("OLD-PC", ["pc"]),
      old("OLD-BOTH", ["pc", "laptop"]),
      old("OLD-GEAR", ["gear"]),
    ];
    for (const row of rows)
      await sql`insert into coupons (code, kind, value, starts_at, only_kinds) values (${row.code}, ${row.kind}, ${row.value}, ${row.starts_at}, ${row.only_kinds})`.execute(
        db.queries,
      );
    await sql.raw(await readFile(MIGRATION, "utf8")).execute(db.queries);
    const kept = (await listCoupons(db.queries, 100)).filter(({ code }) => code.startsWith("OLD-"));
    expect(kept.map(({ code, onlyKinds, endsAt }) => [code, onlyKinds, endsAt])).toEqual([
      ["OLD-ALL", [], null],
      ["OLD-BOTH", ["laptop"], null],
      ["OLD-GEAR", ["gear"], null],
      ["OLD-PC", [], "2026-11-21T15:00:00.001Z"],
    ]);
  });
});
