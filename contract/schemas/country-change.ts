import { z } from "zod";
import * as wire from "../country-change.ts";
import { Country, ShippingChoice } from "./checkout.ts";
import { endpoint } from "./endpoint.ts";
import { WireMoney } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

const Shipped = z.enum(["USA", "CANADA"]);

export const countryChange = endpoint(wire.countryChange, {
  summary:
    "What is different for the cart from one country to the other: tax, shipping, what goes there, how it is paid",
  named: "ours",
  query: z.strictObject({ zip: typedLine(10).default("") }),
  reply: z.object({
    Success: z.literal(true),
    Units: z.int(),
    Countries: z.array(
      z.object({
        Country: Shipped,
        Place: z.object({ country: Shipped, zipCode: z.string(), state: z.string(), city: z.string() }).nullable(),
        TaxFrom: z.number(),
        TaxUntil: z.number(),
        Shipping: ShippingChoice.nullable(),
        BeforeTax: WireMoney.nullable(),
        NotCarried: z.array(z.string()),
        NotPaidBy: z.array(z.string()),
      }),
    ),
    CheckoutCountry: Country.nullable(),
  }),
});
