import { z } from "zod";
import { type AddressValidator, ValidatorAway } from "./address-validator.ts";

export interface EasypostSettings {
  /** No slash at its end: `https://api.easypost.com/v2`. */
  apiBase: string;
  apiKey: string;
  timeoutMs?: number;
}

/** A shopper waits for it. */
const DEFAULT_TIMEOUT_MS = 2000;
const COUNTRY = { USA: "US", CANADA: "CA" } as const;

const Answer = z.object({
  street1: z.string().nullish(),
  street2: z.string().nullish(),
  city: z.string().nullish(),
  state: z.string().nullish(),
  zip: z.string().nullish(),
  verifications: z.object({ delivery: z.object({ success: z.boolean() }) }),
});

/** EasyPost's addresses, version 2, with `verify` (docs.easypost.com/docs/addresses). Only the place is sent. */
export function easypostAddresses({
  apiBase,
  apiKey,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: EasypostSettings): AddressValidator {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`;
  return {
    async check({ country, Address1: street1, Address2: street2, City: city, State: state, ZipCode: zip }) {
      const address = { street1, street2, city, state, zip, country: COUNTRY[country] };
      const answer = await fetch(`${apiBase}/addresses`, {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json", authorization },
        body: JSON.stringify({ address, verify: true }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new ValidatorAway("EasyPost did not answer", { cause });
      });
      const said: unknown = await answer.json().catch(() => null);
      if (!answer.ok) throw new ValidatorAway(`EasyPost answered ${answer.status}`);
      const read = Answer.safeParse(said);
      if (!read.success) throw new ValidatorAway("EasyPost: an answer that is no address");
      const found = read.data;
      if (!found.verifications.delivery.success) return null;
      return {
        Address1: found.street1 ?? "",
        Address2: found.street2 ?? "",
        City: found.city ?? "",
        State: found.state ?? "",
        ZipCode: found.zip ?? "",
      };
    },
  };
}
