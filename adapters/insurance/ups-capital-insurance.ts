import { z } from "zod";
import { fromWireMoney, toWireMoney } from "#rules/money/wire-money.ts";
import { askJson } from "../http/ask-json.ts";
import { silentAs } from "../http/provider-unreachable.ts";
import { InsurerAway, InsurerRefused, type ParcelInsurer } from "./parcel-insurer.ts";

export interface UpsCapitalSettings {
  /** No slash at its end: `https://upscapi.ams1907.com/apis/list`. */
  apiBase: string;
  clientId: string;
  clientSecret: string;
  /** Of the store's account with the insurer. */
  customerToken: string;
  /** The insurer's terms for the store's buyers. */
  termsUrl: string;
  /** Where parcels leave. */
  fromPostalCode: string;
  timeoutMs?: number;
}

/** Beside the shipping step somebody waits; the job waits as long. */
const DEFAULT_TIMEOUT_MS = 5_000;

const Quote = z.object({
  quoteId: z.string().min(1).max(100),
  premiumAmount: z.number().positive().max(100_000),
  expiresIn: z.int().positive(),
});
const Coverage = z.object({ coverageId: z.string().min(1).max(100) });

/**
 * UPS Capital's quote API (developer.ups.com, "UPS Capital"): create a quote, purchase its coverage, confirm the shipment,
 * cancel. Names of fields beyond the quote's are from memory: see docs/outside.md.
 */
export function upsCapitalInsurance(settings: UpsCapitalSettings): ParcelInsurer {
  const post = async (path: string, body: object): Promise<unknown> => {
    const { status, body: said } = await silentAs(InsurerAway, () =>
      askJson({
        provider: "UPS Capital",
        url: `${settings.apiBase}${path}`,
        method: "POST",
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "x-ibm-client-id": settings.clientId,
          "x-ibm-client-secret": settings.clientSecret,
          "x-customer-token": settings.customerToken,
        },
        body: JSON.stringify(body),
        timeoutMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      }),
    );
    if (status >= 300) throw new InsurerRefused(`UPS Capital ${path}: ${status}`);
    return said;
  };
  return {
    termsUrl: settings.termsUrl,
    async quote({ value, country, postalCode }) {
      const said = await post("/quote/v1", {
        currency: "USD",
        insuredValue: toWireMoney(value),
        commodity: "COMPUTERS",
        origin: { country: "US", postalCode: settings.fromPostalCode },
        destination: { country, postalCode },
      });
      const { quoteId, premiumAmount, expiresIn } = read(Quote, said);
      return { quoteId, premium: fromWireMoney(premiumAmount), lastsSeconds: expiresIn };
    },
    async buy({ quoteId, orderNumber }) {
      const said = await post("/purchase/v1", { quoteId, referenceNumber: orderNumber });
      return { policyId: read(Coverage, said).coverageId };
    },
    async noteShipped({ policyId, carrier, tracking }) {
      await post("/confirm/v1", { coverageId: policyId, carrier, trackingNumber: tracking });
    },
    async cancel({ policyId }) {
      await post("/cancel/v1", { coverageId: policyId, reason: "ORDER_CANCELLED" });
    },
  };
}

function read<Schema extends z.ZodType>(schema: Schema, said: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(said);
  if (!parsed.success) throw new InsurerAway("UPS Capital: an answer without what was asked for");
  return parsed.data;
}
