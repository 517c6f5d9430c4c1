import { useEffect, useRef, type Dispatch } from "react";
import { postalCode } from "#rules/address/postal-code.ts";
import { fetchApi } from "../api.ts";
import type { AddressAction, AddressForm } from "./address-form.ts";
import { citiesByZip } from "./checkout-calls.ts";

/** Asks for the city and state of a postal code as soon as it is complete. An unknown code fills nothing and says nothing. */
export function usePostalFill(form: AddressForm, dispatch: Dispatch<AddressAction>): void {
  const { Country: country, ZipCode: typed, City, State } = form.values;
  const complete = country === "OTHER" ? null : postalCode(country, typed);
  const asked = useRef(City !== "" && State !== "" ? complete : null);
  useEffect(() => {
    if (complete === null || complete === asked.current) return;
    asked.current = complete;
    let isCurrent = true;
    const fill = async () => {
      const answer = await fetchApi(citiesByZip, { query: { zipcode: complete, country } });
      if (isCurrent && answer.ok)
        dispatch({ do: "fill", postalCode: complete, state: answer.reply.State, cities: answer.reply.Cities });
    };
    void fill();
    return () => {
      isCurrent = false;
    };
  }, [complete, country, dispatch]);
}
