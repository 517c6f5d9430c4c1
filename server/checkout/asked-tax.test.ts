import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeConfig } from "#config";
import { keptAnswers } from "#adapters/tax/kept-answers.ts";
import { restingCalculator } from "#adapters/tax/resting-calculator.ts";
import { stripeTax } from "#adapters/tax/stripe-tax.ts";
import { addToCart, changeCartItemQty } from "#contract/carts.ts";
import {
  createOrder,
  getCheckout,
  getOrder,
  getTotals,
  saleTax,
  saveInformation,
  saveTaxExemption,
} from "#contract/checkout.ts";
import { signIn } from "#contract/members.ts";
import { cents } from "#rules/money/cents.ts";
import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import { openTaxScene, type TaxScene } from "#sandbox/testing/tax-scene.ts";
import { databasesToTest } from "../db/test-database.ts";
import { recomputeOrder } from "../orders/recompute-order.ts";
import { recomputeReport } from "../orders/recompute-report.ts";
import { outsideOnly } from "../outside-only.ts";
import { createOrderFor, DENVER, goToPayment, orderBody, PORTLAND, readyBuyer } from "../testing/buyer.ts";
import type { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { deskOf } from "../testing/staff-desk.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const SEATTLE: ShippingAddress = { ...DENVER, Address1: "920 5th Ave", City: "Seattle", State: "WA", ZipCode: "98104" };
const TORONTO: ShippingAddress = { ...DENVER, Country: "CANADA", City: "Toronto", State: "ON", ZipCode: "M5V 2T6" };
const BY_PEER = { Provider: "Stripe Tax", Calculation: expect.stringMatching(/^taxcalc_/) };
/** What Colorado's own rate, and the peer's with a county, make of a mouse of $59.00. */
const TABLE = 1.71;
const ASKED = 4.16;

describe("sales tax that is asked for", () => {
  let market: TestMarket;
  let scene: TaxScene;
  let desk: HttpShopper;
  beforeAll(async () => {
    market = await openTestMarket(databasesToTest()[0] ?? "pglite", { timeoutMs: 5_000 });
    scene = await openTaxScene();
    desk = await deskOf(market.world, "tax@example.com", ["owner"]);
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("policy", "=", "tracked").execute();
  });
  afterAll(async () => {
    await scene.close();
    await market.close();
  });
  beforeEach(async () => {
    await scene.reset();
    market.world.setNow(TEST_NOW);
    market.world.config = storeConfig;
    market.world.tax = outsideOnly(keptAnswers(restingCalculator(stripeTax(scene.settings))));
  });

  const asked = async () => (await scene.calculations()).length;
  const taxBy = async (number: string) => (await desk.get(`/api/staff/orders/view?number=${number}`)).body["TaxBy"];
  const totals = async (visitor: Visitor) => (await visitor.call(getCheckout)).Totals;
  const recomputed = (number: string) => recomputeOrder(market.db.queries, market.world.config, number);

  test("is the provider's at checkout, on the order and at the desk, with cities and counties", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { Tax, TaxRate, Steps } = await totals(visitor);
    expect([Tax, TaxRate]).toEqual([ASKED, 0.0705]);
    const step = Steps.find(({ rule }) => rule === "tax");
    expect(step).toMatchObject({ why: "7.05% of $59.00 in Colorado.", rounding: "Calculated for this address." });
    expect(step).not.toHaveProperty("note");
    const { CustOrderID } = await createOrderFor(visitor);
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    const order = await visitor.call(getOrder, { query: { number: CustOrderID } });
    expect(order.Totals.Tax).toBe(ASKED);
    const [charge] = await market.peer.chargesOf(CustOrderID);
    expect(charge?.amountCaptured).toBe(Math.round(order.Totals.Total * 100));
    expect(await taxBy(CustOrderID)).toEqual(BY_PEER);
  });

  test("is frozen with its order: computed again it is the same to the cent, whatever the table says by then", async () => {
    const { CustOrderID } = await createOrderFor(await readyBuyer(market.world, SHOP.mouse, { quantity: 2 }));
    await scene.break("error_500", 9);
    market.world.tax = null;
    market.world.config = { ...storeConfig, tax: { ...storeConfig.tax, regions: [] } };
    const again = await recomputed(CustOrderID);
    expect(again).toMatchObject({ differences: [], recomputed: again?.charged });
    expect(again?.steps).toContainEqual(expect.objectContaining({ rule: "tax", before: 832, after: 832 }));
    expect(again && recomputeReport(again)).toMatch(/Tax by Stripe Tax, calculation taxcalc_/);
  });

  test("is asked once for two orders that are the same, and once more for another place", async () => {
    for (const _ of [1, 2]) await createOrderFor(await readyBuyer(market.world, SHOP.mouse));
    // Before a way to ship is chosen, and after.
    const once = await asked();
    expect(once).toBeLessThanOrEqual(2);
    await createOrderFor(await readyBuyer(market.world, SHOP.mouse));
    expect(await asked()).toBe(once);
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const there = await visitor.call(saveInformation, { body: { ShippingAddress: SEATTLE } });
    expect([there.Totals.TaxRate, await asked()]).toEqual([0.0855, once + 1]);
    await visitor.call(getCheckout);
    expect(await asked()).toBe(once + 1);
  });

  test("taxes shipping where the provider does: in Washington, and each tax of Canada by its name", async () => {
    const taxOf = async (address: ShippingAddress) => {
      const visitor = newVisitor(market.world);
      await visitor.call(addToCart, { body: { SkuID: SHOP.laptop } });
      await goToPayment(visitor, DENVER.Email, address);
      const { Steps, ShippingFee } = await totals(visitor);
      expect(ShippingFee).toBeGreaterThan(0);
      return Steps.filter(({ kind: of }) => of === "tax").map(({ rule, label }) => [rule, label]);
    };
    expect(await taxOf(TORONTO)).toEqual([
      ["tax", "HST"],
      ["tax-on-shipping", "HST on shipping"],
    ]);
  });

  test("a place that has none, asked for, is the provider's word too", async () => {
    const visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    await goToPayment(visitor, DENVER.Email, PORTLAND);
    const { CustOrderID, Tax } = await createOrderFor(visitor);
    expect([Tax, await taxBy(CustOrderID)]).toEqual([0, BY_PEER]);
  });

  test.each([
    "timeout",
    "slow",
    "error_500",
    "reset",
    "garbage",
    "other_currency",
    "other_amount",
    "wrong_sum",
  ] as const)("while the provider meets %s the table serves, the order says so, and is paid as ever", async (fault) => {
    await scene.break(fault, 20);
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    expect((await totals(visitor)).Tax).toBe(TABLE);
    const { CustOrderID } = await createOrderFor(visitor);
    expect(await payWith(visitor, CustOrderID, CARDS.approved)).toMatchObject({ reply: { State: "paid" } });
    expect(await taxBy(CustOrderID)).toBeNull();
    expect(await recomputed(CustOrderID)).toMatchObject({ differences: [] });
  });

  test("an address that the provider does not know, and a key that it does not take, leave the table", async () => {
    market.world.tax = outsideOnly(stripeTax({ ...scene.settings, secretKey: "sk_test_other" }));
    expect((await totals(await readyBuyer(market.world, SHOP.mouse))).Tax).toBe(TABLE);
    market.world.tax = outsideOnly(stripeTax(scene.settings));
    const visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    const nowhere = { ...DENVER, ZipCode: "99999", State: "AK", City: "Nowhere" };
    const saved = await visitor.tryCall(saveInformation, {
      body: { ShippingAddress: nowhere, ConfirmedZipCode: "99999" },
    });
    expect(reasonOf(saved)).toBeNull();
    expect(await asked()).toBe(0);
  });

  test("the provider comes back while somebody is paying: who saw the table's total is asked once more", async () => {
    await scene.break("error_500", 3);
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const body = await orderBody(visitor);
    market.world.tax = outsideOnly(stripeTax(scene.settings));
    await scene.mend();
    expect((await totals(visitor)).Tax).toBe(ASKED);
    expect(reasonOf(await visitor.tryCall(createOrder, { body }))).toBe("cart_changed");
    expect((await createOrderFor(visitor)).Tax).toBe(ASKED);
  });

  test("more of a line is taxed by its rate at once; another line by the table until the checkout has asked", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const { Items } = (await visitor.call(getCheckout)).Cart;
    await visitor.call(changeCartItemQty, { body: { cartItemId: Items[0]?.CartItemId ?? "", quantity: 3 } });
    expect((await visitor.call(getTotals)).TaxRate).toBe(0.0705);
    await visitor.call(addToCart, { body: { SkuID: SHOP.cable } });
    expect((await visitor.call(getTotals)).TaxRate).toBe(0.029);
    expect((await totals(visitor)).TaxRate).toBe(0.0705);
  });

  test("an answer of yesterday is over: the order is the table's until the checkout asks anew", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    await visitor.call(getCheckout);
    market.world.setNow(new Date(TEST_NOW.getTime() + 25 * 3_600_000));
    expect((await visitor.call(getTotals)).Tax).toBe(TABLE);
    expect((await totals(visitor)).Tax).toBe(ASKED);
  });

  test("sale-tax says what the provider says of a place, and keeps nothing", async () => {
    const visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    const place = { Country: "USA", State: "WA", ZipCode: "98104", City: "Seattle" } as const;
    expect(await visitor.call(saleTax, { body: place })).toMatchObject({ TaxRate: 0.0855, State: "WA" });
    expect((await visitor.call(getCheckout)).ShippingAddress).toBeNull();
  });

  test("a holiday of the settings frees what it frees (S529–S533), and the rest is the provider's", async () => {
    const holiday = {
      state: "CO",
      startDate: "2026-11-21T00:00:00",
      endDate: "2026-11-21T23:59:59",
      timeZoneDifferenceHours: -7,
      testMode: false,
      maxPrice: cents(0),
      gearsMaxPrice: cents(5_900),
      excludeGears: false,
      taxType: "PerItem",
      source: "A day of the tests.",
    } as const;
    market.world.config = { ...storeConfig, tax: { ...storeConfig.tax, holidays: [holiday] } };
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const free = await totals(visitor);
    expect([free.Tax, free.NotCharged.map(({ rule }) => rule)]).toEqual([0, ["tax-holiday"]]);
    await visitor.call(addToCart, { body: { SkuID: SHOP.laptop } });
    await goToPayment(visitor);
    const some = await totals(visitor);
    // 2.9 % and 4.15 % of $1,299.00, each rounded.
    expect([some.Tax, some.TaxRate]).toEqual([91.58, 0.0705]);
    const { CustOrderID } = await createOrderFor(visitor);
    market.world.setNow(new Date("2026-12-24T12:00:00Z"));
    expect(await recomputed(CustOrderID)).toMatchObject({ differences: [] });
  });

  test("a deposit is untaxed (S534), and nobody is asked about it", async () => {
    const visitor = await readyBuyer(market.world, SHOP.deposit);
    expect([(await totals(visitor)).Tax, await asked()]).toEqual([0, 0]);
  });

  test("who is exempt owes nothing, whatever the provider says", async () => {
    const email = "exempt@example.com";
    const memberId = await addMember(market.world, { email });
    await market.db.execute(
      `insert into tax_exemptions (member_id, region, ground, organisation, certificate, state, created_at, changed_at)
       values ($1, 'CO', 'resale', 'Byron Lab', '98-01339', 'approved', now(), now())`,
      [memberId],
    );
    const member = newVisitor(market.world);
    await member.call(signIn, { body: { Email: email, Password: PASSWORD } });
    await member.call(addToCart, { body: { SkuID: SHOP.mouse } });
    await goToPayment(member, email);
    expect((await totals(member)).Tax).toBe(ASKED);
    const chosen = await member.call(saveTaxExemption, { body: { TaxExemption: true } });
    expect(chosen.Totals).toMatchObject({ Tax: 0, NotCharged: [expect.objectContaining({ rule: "tax-exemption" })] });
    const { CustOrderID, Tax } = await createOrderFor(member);
    expect([Tax, (await recomputed(CustOrderID))?.differences]).toEqual([0, []]);
  });
});
