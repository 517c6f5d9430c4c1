import type { validateAddress as call } from "#contract/addresses.ts";
import { checkBillingAddress } from "#rules/address/check-shipping-address.ts";
import { EMPTY_SHIPPING_ADDRESS, tidyAddress } from "#rules/address/shipping-address.ts";
import type { Handler } from "../http/route.ts";
import { placeOf, placeRefusal } from "./place-refusal.ts";
import { refuseAddress } from "./refuse-address.ts";
import { spoken } from "../languages/spoken.ts";

const { refusalText } = spoken.refusals;

/** Of a person, and no part of a place. */
const OF_A_PERSON: ReadonlySet<string> = new Set(["FirstName", "LastName", "ContactNumber", "MobileNumber"]);

/** S408. By the postal table that the checkout asks; a fault is an answer here and no refusal. */
export const validateAddress: Handler<typeof call> = async ({ query }) => {
  const { Country, Address1, Address2, City, State, ZipCode } = tidyAddress({ ...EMPTY_SHIPPING_ADDRESS, ...query });
  const address = { ...EMPTY_SHIPPING_ADDRESS, Country, Address1, Address2, City, State, ZipCode };
  const problems = [
    ...checkBillingAddress(address).filter(({ field }) => !OF_A_PERSON.has(field)),
    ...(Country === "OTHER" ? [{ field: "Country", fault: { is: "country_not_shipped" } } as const] : []),
  ];
  const refusal = problems.length > 0 ? refuseAddress("shipping", problems) : placeRefusal(address, null);
  const fit = placeOf(address);
  const Fields = (refusal?.fields ?? []).map(({ field, message }) => ({
    field: field.replace("ShippingAddress.", ""),
    message: message ?? (refusal ? refusalText(refusal) : ""),
  }));
  return {
    reply: {
      Success: true as const,
      IsValid: refusal === null,
      Address: { Country, Address1, Address2, City, State, ZipCode },
      Fields,
      Places: fit.is === "elsewhere" ? fit.places.map(({ state, city }) => ({ State: state, City: city })) : [],
    },
  };
};
