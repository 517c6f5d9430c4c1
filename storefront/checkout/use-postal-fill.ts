import { useEffect, useRef, type Dispatch } from "react";
import { flushSync } from "react-dom";
import { postalCode } from "#rules/address/postal-code.ts";
import { fetchApi } from "../api/api.ts";
import type { AddressAction, AddressForm } from "./address-form.ts";
import { citiesByZip } from "#contract/checkout.ts";

/** Asks for the city and state of a postal code as soon as it is complete, also of one that was saved before. */
export function usePostalFill(form: AddressForm, dispatch: Dispatch<AddressAction>): void {
  const { Country: country, ZipCode: typed } = form.values;
  const complete = country === "OTHER" ? null : postalCode(country, typed);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (complete === null || complete === asked.current) return;
    asked.current = complete;
    let isCurrent = true;
    const fill = async () => {
      const answer = await fetchApi(citiesByZip, { query: { zipcode: complete, country } });
      if (!isCurrent) return;
      if (answer.ok) {
        const { States: states, Cities: cities } = answer.reply;
        const area = { isListed: true, states, cities };
        keepTyping(() => dispatch({ do: "fill", postalCode: complete, area }));
      } else if (answer.alert.Reason === "postal_code_unknown")
        dispatch({ do: "fill", postalCode: complete, area: null });
    };
    void fill();
    return () => {
      isCurrent = false;
    };
  }, [complete, country, dispatch]);
}

/** Whoever stands in the field that is filled was about to type there: the next key takes the place of what came. */
function keepTyping(fill: () => void): void {
  const field = document.activeElement;
  const typed = field instanceof HTMLInputElement ? field.value : null;
  flushSync(fill);
  if (field instanceof HTMLInputElement && field.value !== typed) field.select();
}
