import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cents, sumCents } from "#rules/money/cents.ts";
import { openTaxScene, type TaxScene } from "#sandbox/testing/tax-scene.ts";
import { keptAnswers } from "./kept-answers.ts";
import { restingCalculator } from "./resting-calculator.ts";
import { stripeTax } from "./stripe-tax.ts";
import { TaxAway, type TaxCalculator, type TaxQuestion, TaxRefused } from "./tax-calculator.ts";

const DENVER: TaxQuestion = {
  country: "USA",
  street: "1600 Broadway",
  city: "Denver",
  state: "CO",
  postalCode: "80202",
  lines: [
    { amount: cents(264_900), quantity: 1 },
    { amount: cents(11_800), quantity: 2 },
  ],
  shipping: cents(4_900),
};
const SEATTLE: TaxQuestion = { ...DENVER, street: "920 5th Ave", city: "Seattle", state: "WA", postalCode: "98104" };
const MONTREAL: TaxQuestion = {
  ...DENVER,
  country: "CANADA",
  street: "275 rue Notre-Dame Est",
  city: "Montréal",
  state: "QC",
  postalCode: "H2Y 1C6",
};

describe("Stripe Tax's peer", () => {
  let scene: TaxScene;
  let tax: TaxCalculator;
  beforeAll(async () => {
    scene = await openTaxScene();
    tax = stripeTax(scene.settings);
  });
  afterAll(() => scene.close());
  beforeEach(() => scene.reset());
  const asked = async () => (await scene.calculations()).length;

  test("state and county are one sales tax with its rate, for each line, and shipping as the state has it", async () => {
    expect(await tax.calculate(DENVER)).toEqual({
      provider: "Stripe Tax",
      calculation: expect.stringMatching(/^taxcalc_/),
      lines: [
        { base: 264_900, parts: [{ name: "Sales tax", ratePpm: 70_500, amount: 18_675 }] },
        { base: 11_800, parts: [{ name: "Sales tax", ratePpm: 70_500, amount: 832 }] },
      ],
      shipping: { base: 4_900, parts: [{ name: "Sales tax", ratePpm: 0, amount: 0 }] },
    });
    expect((await tax.calculate(SEATTLE)).shipping).toEqual({
      base: 4_900,
      parts: [{ name: "Sales tax", ratePpm: 85_500, amount: 419 }],
    });
  });

  test("in Canada each tax stands by its name", async () => {
    const { lines, shipping } = await tax.calculate(MONTREAL);
    expect(lines[1]?.parts).toEqual([
      { name: "GST", ratePpm: 50_000, amount: 590 },
      { name: "QST", ratePpm: 99_750, amount: 1_177 },
    ]);
    expect(shipping.parts.map(({ name }) => name)).toEqual(["GST", "QST"]);
  });

  test("more lines than an answer lists are all there, and free shipping is not asked about", async () => {
    const lines = Array.from({ length: 12 }, (_, at) => ({ amount: cents(1_000 * (at + 1)), quantity: 1 }));
    const answer = await tax.calculate({ ...SEATTLE, lines, shipping: cents(0) });
    expect(answer.lines.map(({ base }) => base)).toEqual(lines.map(({ amount }) => amount));
    expect(answer.shipping).toEqual({ base: 0, parts: [] });
  });

  test.each(["timeout", "error_500", "garbage", "other_currency", "other_amount", "wrong_sum"] as const)(
    "an answer that meets %s is none, and the next one is",
    async (fault) => {
      await scene.break(fault);
      await expect(tax.calculate(DENVER)).rejects.toBeInstanceOf(TaxAway);
      expect(await tax.calculate(DENVER)).toMatchObject({ provider: "Stripe Tax" });
    },
  );

  test("a cut connection is tried once more, and two are silence", async () => {
    await scene.break("reset");
    expect(await tax.calculate(DENVER)).toMatchObject({ provider: "Stripe Tax" });
    await scene.break("reset", 2);
    await expect(tax.calculate(DENVER)).rejects.toBeInstanceOf(TaxAway);
  });

  test("an answer that takes half a second comes too late for 0.4, and in time for 2", async () => {
    await scene.break("slow", 2);
    await expect(tax.calculate(DENVER)).rejects.toBeInstanceOf(TaxAway);
    const patient = stripeTax({ ...scene.settings, timeoutMs: 2_000 });
    expect(await patient.calculate(DENVER)).toMatchObject({ provider: "Stripe Tax" });
  });

  test("a key that is not taken, and nobody at all, are silence", async () => {
    const wrong = stripeTax({ ...scene.settings, secretKey: "sk_test_other" });
    await expect(wrong.calculate(DENVER)).rejects.toBeInstanceOf(TaxAway);
    const nowhere = stripeTax({ ...scene.settings, apiBase: "http://127.0.0.1:9" });
    await expect(nowhere.calculate(DENVER)).rejects.toBeInstanceOf(TaxAway);
  });

  test("an address that is nowhere is refused by name", async () => {
    const nowhere = tax.calculate({ ...DENVER, postalCode: "99999" });
    await expect(nowhere).rejects.toThrow(new TaxRefused("Stripe Tax: 400 customer_tax_location_invalid"));
  });

  test("the same key calculates once, and under it nothing else", async () => {
    const send = (state: string) =>
      fetch(`${scene.settings.apiBase}/v1/tax/calculations`, {
        method: "POST",
        headers: { authorization: `Bearer ${scene.settings.secretKey}`, "idempotency-key": "one" },
        body: new URLSearchParams({
          currency: "usd",
          "line_items[0][amount]": "1000",
          "line_items[0][tax_behavior]": "exclusive",
          "customer_details[address][country]": "US",
          "customer_details[address][state]": state,
          "customer_details[address][postal_code]": "98104",
        }),
      });
    const [first, again, other] = [await send("WA"), await send("WA"), await send("OR")];
    expect([first.status, again.status, other.status, await asked()]).toEqual([200, 200, 400, 1]);
    expect(await again.json()).toEqual(await first.json());
  });

  test("the same question is asked once an hour, also by two at once; a failure is not kept", async () => {
    let now = 0;
    const kept = keptAnswers(tax, () => now);
    await scene.break("error_500");
    await expect(kept.calculate(DENVER)).rejects.toBeInstanceOf(TaxAway);
    const [first, second] = await Promise.all([kept.calculate(DENVER), kept.calculate({ ...DENVER })]);
    expect(second).toEqual(first);
    expect([await kept.calculate(DENVER), await asked()]).toEqual([first, 1]);
    await kept.calculate({ ...DENVER, shipping: cents(0) });
    expect(await asked()).toBe(2);
    now = 3_600_001;
    await kept.calculate(DENVER);
    expect(await asked()).toBe(3);
  });

  test("after three failures nobody is asked for a minute; an address that is refused is no failure", async () => {
    let now = 0;
    const resting = restingCalculator(tax, () => now);
    await scene.break("error_500", 3);
    for (const _ of [1, 2, 3]) await expect(resting.calculate(DENVER)).rejects.toBeInstanceOf(TaxAway);
    await expect(resting.calculate(DENVER)).rejects.toThrow("The tax service rests after failures");
    now = 60_001;
    for (const _ of [1, 2, 3, 4])
      await expect(resting.calculate({ ...DENVER, postalCode: "99999" })).rejects.toBeInstanceOf(TaxRefused);
    expect(await resting.calculate(DENVER)).toMatchObject({ provider: "Stripe Tax" });
  });
});

const LIVE_KEY = process.env["STRIPE_TAX_TEST_KEY"];

describe.runIf(LIVE_KEY?.startsWith("sk_test_"))("against Stripe's own test mode, with an account that has Tax", () => {
  const live = () => stripeTax({ apiBase: "https://api.stripe.com", secretKey: LIVE_KEY ?? "", timeoutMs: 10_000 });

  test("answers are about what was asked, in the USA and in Canada", async () => {
    for (const question of [SEATTLE, MONTREAL]) {
      const { lines, shipping } = await live().calculate(question);
      expect(sumCents([...lines, shipping].map(({ base }) => base))).toBe(281_600);
    }
  });

  test("a wrong ZIP code is refused, and a wrong key is silence", async () => {
    await expect(live().calculate({ ...SEATTLE, postalCode: "99999" })).rejects.toBeInstanceOf(TaxRefused);
    const wrong = stripeTax({ apiBase: "https://api.stripe.com", secretKey: "sk_test_wrong", timeoutMs: 10_000 });
    await expect(wrong.calculate(SEATTLE)).rejects.toBeInstanceOf(TaxAway);
  });
});
