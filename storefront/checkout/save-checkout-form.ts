import type { Api } from "#contract/call.ts";
import { saveInformation, saveShippingMethod, type ShippingAddress } from "#contract/checkout.ts";
import { EMPTY_SHIPPING_ADDRESS } from "#rules/address/shipping-address.ts";
import { paths } from "../paths.ts";
import type { CartFormOutcome } from "../cart/cart-form-action.ts";
import { CONFIRMED_ZIP_CODE, TAKE_PLACE } from "./place-question.tsx";
import { type CheckoutStep } from "./checkout-steps.ts";

/** The forms of steps 1 and 2 sent without JavaScript. Paying needs it: the card's fields are the provider's. */
export async function saveCheckoutForm(api: Api, step: CheckoutStep, form: FormData): Promise<CartFormOutcome> {
  const isInformation = step.name === "information";
  const typed = addressIn(form);
  const answer = isInformation
    ? await api(saveInformation, {
        body: { ShippingAddress: typed, SaveAddress: form.has("SaveAddress"), ...confirmedIn(form) },
      })
    : await api(saveShippingMethod, {
        body: {
          ShippingMethodID: Number(form.get("ShippingMethodID")),
          ...(form.has("CardsAsked") && { CardsApart: form.has("CardsApart") }),
        },
      });
  if (!answer.ok) return { status: answer.status, alert: answer.alert, ...(isInformation && { typed }) };
  return { goTo: paths.checkout(isInformation ? "shipping" : "payment") };
}

/** The form's fields under the specification's names, the place that was taken in them; the API checks what stands there. */
function addressIn(form: FormData): ShippingAddress {
  const typed = Object.entries(EMPTY_SHIPPING_ADDRESS).map(([field, empty]) => {
    const value = form.get(field);
    return [field, typeof value === "string" ? value : empty];
  });
  const address = Object.fromEntries(typed) as ShippingAddress;
  const place = form.get(TAKE_PLACE);
  if (typeof place !== "string") return address;
  const [State = "", City = ""] = place.split("|");
  return { ...address, State, City: City || address.City };
}

function confirmedIn(form: FormData): { ConfirmedZipCode?: string } {
  const confirmed = form.get(CONFIRMED_ZIP_CODE);
  return typeof confirmed === "string" ? { ConfirmedZipCode: confirmed } : {};
}
