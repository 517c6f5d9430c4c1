import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import { silentAs } from "../http/provider-unreachable.ts";
import { stripeClient } from "../payments/stripe-client.ts";
import { translated } from "../payments/stripe-answers.ts";
import { readCalculation } from "./read-calculation.ts";
import { TaxAway, type TaxCalculator, type TaxQuestion, TaxRefused } from "./tax-calculator.ts";

export interface StripeTaxSettings {
  /** `https://api.stripe.com`, or the sandbox. */
  apiBase: string;
  secretKey: string;
  timeoutMs?: number;
}

/** A shopper waits for it. */
const DEFAULT_TIMEOUT_MS = 2_000;
const COUNTRY = { USA: "US", CANADA: "CA" } as const;
/** Stripe's code of shipping (docs.stripe.com/tax/tax-codes). Goods have the code that the account presets. */
const SHIPPING_CODE = "txcd_92010001";
/** A list inside of an answer has ten rows; the others are asked for. */
const MOST_LINES = 100;

/**
 * Stripe Tax's calculations (docs.stripe.com/api/tax/calculations). Nothing is reported by them: a calculation says what
 * is owed, and lapses. A connection that breaks is tried once more, under the same key.
 */
export function stripeTax(settings: StripeTaxSettings): TaxCalculator {
  const stripe = stripeClient({ ...settings, timeoutMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS });
  return {
    calculate: (question) =>
      silentAs(TaxAway, async () => {
        try {
          const said = await stripe.tax.calculations.create(toParams(question), { idempotencyKey: randomUUID() });
          return readCalculation(question, said, await allLines(stripe, said));
        } catch (error) {
          throw refusedOrSilent(error);
        }
      }),
  };
}

function toParams({ country, street, city, state, postalCode, lines, shipping }: TaxQuestion) {
  return {
    currency: "usd",
    customer_details: {
      address: { line1: street, city, state, postal_code: postalCode, country: COUNTRY[country] },
      address_source: "shipping",
    },
    line_items: lines.map(({ amount, quantity }, at) => ({
      amount,
      quantity,
      reference: `line ${at + 1}`,
      tax_behavior: "exclusive",
    })),
    ...(shipping > 0 && { shipping_cost: { amount: shipping, tax_behavior: "exclusive", tax_code: SHIPPING_CODE } }),
    expand: ["line_items.data.tax_breakdown", "shipping_cost.tax_breakdown"],
  } satisfies Stripe.Tax.CalculationCreateParams;
}

async function allLines(stripe: Stripe, { id, line_items }: Stripe.Tax.Calculation): Promise<unknown> {
  if (!line_items?.has_more || id === null) return line_items?.data;
  const rest = await stripe.tax.calculations.listLineItems(id, { limit: MOST_LINES, expand: ["data.tax_breakdown"] });
  return rest.data;
}

function refusedOrSilent(error: unknown): unknown {
  const meaning = translated(error);
  if (!(meaning instanceof Stripe.errors.StripeError)) return meaning;
  const says = `Stripe Tax: ${meaning.statusCode} ${meaning.code ?? meaning.type}`;
  return meaning instanceof Stripe.errors.StripeInvalidRequestError
    ? new TaxRefused(says, { cause: meaning })
    : new TaxAway(says, { cause: meaning });
}
