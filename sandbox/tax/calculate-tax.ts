import { newId, nowSeconds } from "../new-id.ts";
import { badParameter, StripeError } from "../stripe/stripe-error.ts";
import { amountIn, type Form, text } from "../stripe/stripe-form.ts";
import { type SampleRate, sampleRates, taxesDelivery } from "./sample-rates.ts";
import type { PeerCalculation } from "./tax-peer.ts";

const DAY_SECONDS = 86_400;
/** Rows that a list inside of an answer has at most. */
const LISTED = 10;
const FORMATS = { US: /^\d{5}(-\d{4})?$/, CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/ };
/** A ZIP code of the right shape that is nowhere. */
const NOWHERE = new Set(["00000", "99999"]);

/** Calculates as Stripe does, by sample rates. Throws Stripe's errors. */
export function calculateTax(form: Form): PeerCalculation {
  const currency = text(form, "currency");
  if (currency === null) throw badParameter("currency", "Missing required param: currency.", "parameter_missing");
  const { country, state, postalCode, address } = placeOf(form);
  const rates = sampleRates(country, state, new Date().toISOString().slice(0, 10));
  if (!rates || NOWHERE.has(postalCode)) throw unknownPlace();
  const lines = inner(form, "line_items").map((line, at) => lineOf(line, at, rates));
  if (lines.length === 0) throw badParameter("line_items", "At least one line item is required.");
  if (new Set(lines.map(({ reference }) => reference)).size < lines.length)
    throw badParameter("line_items", "Each line item needs a reference of its own.");
  const carried = typeof form["shipping_cost"] === "object" ? form["shipping_cost"] : null;
  const shipping = carried && shippingOf(carried, taxesDelivery(country, state) ? rates : []);
  const taxes = [...lines, ...(shipping ? [shipping] : [])];
  const tax = taxes.reduce((sum, { amount_tax }) => sum + amount_tax, 0);
  const amount = taxes.reduce((sum, one) => sum + one.amount, 0);
  const id = newId("taxcalc");
  const body = {
    id,
    object: "tax.calculation",
    amount_total: amount + tax,
    currency,
    customer: null,
    customer_details: {
      address,
      address_source: "shipping",
      ip_address: null,
      tax_ids: [],
      taxability_override: "none",
    },
    expires_at: nowSeconds() + 90 * DAY_SECONDS,
    line_items: {
      object: "list",
      data: lines.slice(0, LISTED),
      has_more: lines.length > LISTED,
      url: `/v1/tax/calculations/${id}/line_items`,
    },
    livemode: false,
    ship_from_details: null,
    shipping_cost: shipping,
    tax_amount_exclusive: tax,
    tax_amount_inclusive: 0,
    tax_breakdown: [],
    tax_date: nowSeconds(),
  };
  return { id, place: `${state} ${postalCode}`, amount, tax, shippingTax: shipping?.amount_tax ?? 0, body, lines };
}

function placeOf(form: Form) {
  const [address] = [inObject(inObject(form, "customer_details"), "address")];
  const country = text(address, "country");
  const [state, postalCode] = [text(address, "state") ?? "", text(address, "postal_code") ?? ""];
  if (country !== "US" && country !== "CA") throw unknownPlace();
  if (!FORMATS[country].test(postalCode)) throw unknownPlace();
  return { country, state, postalCode, address: { ...address } } as const;
}

function unknownPlace(): StripeError {
  return new StripeError(
    400,
    "invalid_request_error",
    "We could not determine the customer's tax location based on the provided customer address.",
    { code: "customer_tax_location_invalid", param: "customer_details[address]" },
  );
}

function lineOf(form: Form, at: number, rates: readonly SampleRate[]) {
  return {
    id: newId("tax_li"),
    object: "tax.calculation_line_item",
    livemode: false,
    metadata: null,
    product: null,
    quantity: Number(text(form, "quantity") ?? 1),
    reference: text(form, "reference") ?? `L${at + 1}`,
    ...taxed(form, `line_items[${at}][amount]`, rates),
    tax_code: text(form, "tax_code") ?? "txcd_99999999",
  };
}

function shippingOf(form: Form, rates: readonly SampleRate[]) {
  return { ...taxed(form, "shipping_cost[amount]", rates), tax_code: text(form, "tax_code") ?? "txcd_92010001" };
}

function taxed(form: Form, param: string, rates: readonly SampleRate[]) {
  const amount = amountIn(form, "amount");
  if (amount === null || Number.isNaN(amount)) throw badParameter(param, "Invalid positive integer");
  if (text(form, "tax_behavior") !== "exclusive")
    throw badParameter(param.replace("amount", "tax_behavior"), "This sandbox adds tax to amounts, and includes none.");
  const breakdown = rates.map(({ level, name, taxType, ratePpm, country, state }) => ({
    amount: Math.round((amount * ratePpm) / 1_000_000),
    jurisdiction: { country, display_name: name, level, state },
    sourcing: "destination",
    tax_rate_details: { display_name: name, percentage_decimal: String(ratePpm / 10_000), tax_type: taxType },
    taxability_reason: "standard_rated",
    taxable_amount: amount,
  }));
  return {
    amount,
    amount_tax: breakdown.reduce((sum, part) => sum + part.amount, 0),
    tax_behavior: "exclusive",
    tax_breakdown: breakdown,
  };
}

function inObject(form: Form, name: string): Form {
  const value = form[name];
  return typeof value === "object" ? value : {};
}

function inner(form: Form, name: string): Form[] {
  return Object.values(inObject(form, name)).filter((value): value is Form => typeof value === "object");
}
