import type { Api } from "#contract/call.ts";
import { citiesByZip } from "#contract/checkout.ts";
import type { ShipTo } from "#rules/address/ship-to.ts";
import { shipToOfCode } from "#rules/address/ship-to-of-code.ts";
import { typedPostalCode } from "#rules/address/typed-postal-code.ts";
import { codeFaultText } from "#words/postal-faults.ts";

export type FoundShipTo = { ok: true; place: ShipTo } | { ok: false; status: number; message: string };

/** The place of a ZIP or postal code that was typed, or what to say at its field. */
export async function findShipTo(api: Api, typed: string): Promise<FoundShipTo> {
  const code = typedPostalCode(typed);
  if (!code) return wrong(codeFaultText("malformed", null));
  const answer = await api(citiesByZip, { query: { zipcode: code.zipCode, country: code.country } });
  if (!answer.ok && answer.alert.Reason !== "postal_code_unknown")
    return { ok: false, status: answer.status, message: answer.alert.Message };
  const area = answer.ok
    ? { isListed: true, states: [answer.reply.State, ...answer.reply.States], cities: answer.reply.Cities }
    : null;
  const place = shipToOfCode(code, area);
  return typeof place === "string" ? wrong(codeFaultText(place, code)) : { ok: true, place };
}

const wrong = (message: string) => ({ ok: false, status: 422, message }) as const;
