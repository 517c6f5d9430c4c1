import { z } from "zod";
import * as wire from "../insurance.ts";
import { CheckoutView } from "./checkout.ts";
import { endpoint } from "./endpoint.ts";

export const insuranceQuote = endpoint(wire.insuranceQuote, {
  summary: "What insurance of the cart's parcels would cost, asked of the insurer",
  named: "specification",
  reply: CheckoutView,
});
export const changeShipWarranty = endpoint(wire.changeShipWarranty, {
  summary: "Choose the insurance of a quote, or do without",
  named: "specification",
  body: z.strictObject({ QuoteId: z.string().max(100), Checked: z.boolean() }),
  reply: CheckoutView,
});
