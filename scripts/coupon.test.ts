import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesToTest } from "#server/db/test-database.ts";
import { runScript } from "#server/testing/run-script.ts";
import { seedShop, SHOP } from "#server/testing/small-shop.ts";
import { makeStoreHome, type StoreHome } from "#server/testing/store-home.ts";
import { makeTestWorld } from "#server/testing/test-world.ts";
import { newVisitor, reasonOf } from "#server/testing/visitor.ts";
import { addToCart, applyCoupon } from "#contract/carts.ts";

// A command opens either database like the store; PostgreSQL spares the seconds that the embedded one takes to open.
describe.each(databasesToTest())("npm run coupon on %s", (kind) => {
  let home: StoreHome;
  const coupon = (...words: string[]) => runScript("coupon", words, home.environment);

  beforeAll(async () => {
    home = await makeStoreHome(kind);
    await home.within(seedShop);
  });
  afterAll(() => home.remove());

  /** What a shopper who buys a PC and a mouse today gets for a code: a discount in dollars, or a refusal's name. */
  const given = (couponCode: string) =>
    home.within(async (db) => {
      const visitor = newVisitor(makeTestWorld(db, undefined, new Date()));
      await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
      await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
      const answer = await visitor.tryCall(applyCoupon, { body: { couponCode } });
      return "reply" in answer ? answer.reply.Totals.Saving : reasonOf(answer);
    });

  test("makes a coupon that takes its part off a cart, lists it, and ends it", async () => {
    const made = await coupon("make", "fall-10", "10%", "--kinds", "desktop", "--minimum", "$500", "--uses", "100");
    expect(made).toMatchObject({ code: 0 });
    expect(made.lines.join()).toMatch(
      /^Made FALL-10: 10% off; since .+, no end; needs \$500\.00 of what it applies to; only desktop; uses: 0 of 100$/,
    );
    expect(await given("Fall-10")).toBe(199.9);
    expect((await coupon()).lines).toContain(made.lines.join().replace("Made ", ""));
    expect((await coupon("end", "fall-10")).lines).toEqual([expect.stringMatching(/^Ended FALL-10: 10% off; ended /)]);
    expect(await given("FALL-10")).toBe("coupon_expired");
  });

  test("tells in its usage of every option that it takes", async () => {
    const options = (lines: readonly string[]) => new Set(lines.join(" ").match(/--[a-z-]+/g));
    const told = options((await coupon("help")).lines);
    const taken = options((await coupon("make", "NEW", "10%", "--x", "1")).lines);
    expect(new Set([...told, "--x"])).toEqual(taken);
    expect(told).toContain("--listed");
  });

  test("refuses in one sentence, and makes nothing", async () => {
    expect(await coupon("make", "nope", "10%", "--kinds", "pc")).toEqual({
      code: 1,
      lines: ['--kinds has "pc", which is no kind: did you mean desktop? Nothing was made.'],
    });
    expect(await coupon("end", "nope")).toEqual({
      code: 1,
      lines: ["There is no coupon NOPE; npm run coupon lists them."],
    });
  });
});
