import { postalCode } from "./postal-code.ts";

/** A ZIP code of the USA or a postal code of Canada, in its one way of writing. */
export interface TypedPostalCode {
  country: "USA" | "CANADA";
  zipCode: string;
}

/** Of which country a code is that was typed into one field for both; null where it is of neither. */
export function typedPostalCode(typed: string): TypedPostalCode | null {
  for (const country of ["USA", "CANADA"] as const) {
    const zipCode = postalCode(country, typed);
    if (zipCode !== null) return { country, zipCode };
  }
  return null;
}
