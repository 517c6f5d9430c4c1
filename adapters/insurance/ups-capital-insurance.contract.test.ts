import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { type InsuranceScene, openInsuranceScene } from "#sandbox/testing/insurance-scene.ts";
import { InsurerAway, InsurerRefused, type ParcelInsurer } from "./parcel-insurer.ts";
import { upsCapitalInsurance } from "./ups-capital-insurance.ts";

const PC = { value: cents(369_900), country: "US", postalCode: "80202" } as const;

describe("the insurer's peer", () => {
  let scene: InsuranceScene;
  let insurer: ParcelInsurer;
  beforeAll(async () => {
    scene = await openInsuranceScene();
    insurer = upsCapitalInsurance(scene.settings);
  });
  afterAll(() => scene.close());
  beforeEach(() => scene.reset());

  test("a quote has a number, a premium and an end, and buys nothing", async () => {
    const quote = await insurer.quote(PC);
    expect(quote).toEqual({ quoteId: expect.any(String), premium: cents(2_035), lastsSeconds: 86_400 });
    expect(await scene.quotes()).toMatchObject([{ insuredValue: 3_699, destination: "80202" }]);
    expect(await scene.policies()).toEqual([]);
  });

  test("a quote is bought once, however often it is asked for, and for one order only", async () => {
    const { quoteId } = await insurer.quote(PC);
    const bought = await insurer.buy({ quoteId, orderNumber: "RS-1" });
    expect(await insurer.buy({ quoteId, orderNumber: "RS-1" })).toEqual(bought);
    await expect(insurer.buy({ quoteId, orderNumber: "RS-2" })).rejects.toBeInstanceOf(InsurerRefused);
    expect(await scene.policies()).toMatchObject([{ orderNumber: "RS-1", premiumAmount: 20.35, state: "bought" }]);
  });

  test("a policy is told of its parcel, or cancelled before one leaves", async () => {
    const { policyId } = await insurer.buy({ ...(await insurer.quote(PC)), orderNumber: "RS-1" });
    const other = await insurer.buy({ ...(await insurer.quote(PC)), orderNumber: "RS-2" });
    for (let time = 0; time < 2; time += 1) {
      await insurer.noteShipped({ policyId, carrier: "FedEx", tracking: "771234567890" });
      await insurer.cancel(other);
    }
    await expect(insurer.cancel({ policyId })).rejects.toBeInstanceOf(InsurerRefused);
    expect(await scene.policies()).toMatchObject([
      { state: "shipped", tracking: "771234567890" },
      { state: "cancelled" },
    ]);
  });

  test.each([
    ["timeout_before", 0],
    ["timeout_after", 1],
    ["error_500_before", 0],
    ["error_500_after", 1],
    ["reset_before", 0],
    ["reset_after", 1],
    ["garbage", 0],
  ] as const)("a purchase that meets %s is away, and the next finds what came of it", async (kind, bought) => {
    const { quoteId } = await insurer.quote(PC);
    await scene.break(kind);
    await expect(insurer.buy({ quoteId, orderNumber: "RS-1" })).rejects.toBeInstanceOf(InsurerAway);
    expect(await scene.policies()).toHaveLength(bought);
    await insurer.buy({ quoteId, orderNumber: "RS-1" });
    expect(await scene.policies()).toHaveLength(1);
  });

  test("every call carries the keys; under wrong ones nothing is known", async () => {
    const stranger = upsCapitalInsurance({ ...scene.settings, customerToken: "wrong" });
    const calls = [
      stranger.quote(PC),
      stranger.buy({ quoteId: "q", orderNumber: "RS-1" }),
      stranger.noteShipped({ policyId: "p", carrier: "FedEx", tracking: "1" }),
      stranger.cancel({ policyId: "p" }),
    ];
    for (const end of await Promise.allSettled(calls))
      expect(end).toMatchObject({ status: "rejected", reason: expect.any(InsurerAway) });
  });

  test("what the insurer will not insure is refused", async () => {
    await expect(insurer.quote({ ...PC, value: cents(9_000_000) })).rejects.toBeInstanceOf(InsurerRefused);
    await expect(insurer.buy({ quoteId: "none", orderNumber: "RS-1" })).rejects.toBeInstanceOf(InsurerRefused);
  });
});

/** The insurer's own test account, where its keys are in the environment. */
const live = Object.fromEntries(
  ["API_BASE", "CLIENT_ID", "CLIENT_SECRET", "CUSTOMER_TOKEN"].map((name) => [
    name,
    process.env[`UPS_CAPITAL_TEST_${name}`] ?? "",
  ]),
);

test.skipIf(Object.values(live).includes(""))(
  "the insurer's own test account quotes and sells the same way",
  async () => {
    const insurer = upsCapitalInsurance({
      apiBase: live["API_BASE"] ?? "",
      clientId: live["CLIENT_ID"] ?? "",
      clientSecret: live["CLIENT_SECRET"] ?? "",
      customerToken: live["CUSTOMER_TOKEN"] ?? "",
      termsUrl: "https://example.com/terms",
      fromPostalCode: "43215",
    });
    const quote = await insurer.quote(PC);
    expect(quote.premium).toBeGreaterThan(0);
    const orderNumber = `RS-${Date.now()}`;
    const policy = await insurer.buy({ ...quote, orderNumber });
    expect(await insurer.buy({ ...quote, orderNumber })).toEqual(policy);
    await insurer.cancel(policy);
  },
);
