import { refuse } from "#rules/refusal.ts";
import type { citiesByZip as call } from "#contract/checkout.ts";
import type { OpenHandler } from "../http/route.ts";
import { postalArea } from "./postal-area.ts";

/** States and cities of a postal code, to fill the form in. Public data, the same for everybody. */
export const citiesByZip: OpenHandler<typeof call> = async ({ query }) => {
  const area = postalArea(query.country, query.zipcode);
  const [state] = area?.states ?? [];
  if (!area?.isListed || state === undefined) return unknownCode();
  return { reply: { Success: true as const, State: state, Cities: [...area.cities], States: [...area.states] } };
};

function unknownCode() {
  return refuse("postal_code_unknown");
}
