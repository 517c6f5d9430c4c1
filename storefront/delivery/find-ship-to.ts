import type { Api } from "#contract/call.ts";
import { citiesByZip } from "#contract/checkout.ts";
import type { ShipTo } from "#rules/address/ship-to.ts";
import { statesOf } from "#rules/address/states.ts";
import { typedPostalCode } from "#rules/address/typed-postal-code.ts";
import { zipFaultWords } from "#words/delivery.ts";

export type FoundShipTo = { ok: true; place: ShipTo } | { ok: false; status: number; message: string };

/** The place of a ZIP or postal code that was typed, or what to say at its field. */
export async function findShipTo(api: Api, typed: string): Promise<FoundShipTo> {
  const code = typedPostalCode(typed);
  if (!code) return wrong(zipFaultWords.malformed);
  const answer = await api(citiesByZip, { query: { zipcode: code.zipCode, country: code.country } });
  if (!answer.ok && answer.alert.Reason !== "postal_code_unknown")
    return { ok: false, status: answer.status, message: answer.alert.Message };
  if (!answer.ok) return wrong(zipFaultWords.unknown);
  const { State: state, Cities } = answer.reply;
  if (!statesOf(code.country).includes(state)) return wrong(zipFaultWords.elsewhere);
  return { ok: true, place: { ...code, state, city: Cities[0] ?? "" } };
}

const wrong = (message: string) => ({ ok: false, status: 422, message }) as const;
