import type { CodeFault } from "#rules/address/ship-to-of-code.ts";

interface OfCountry {
  country: "USA" | "CANADA" | "OTHER";
}

/** Of a code where we do not ship, whatever field it stands in. */
export const NOT_SHIPPED = "We don’t ship there. We ship to the USA and Canada only.";

/** Of a code that no table has; `mayConfirm` where it stands in an address, which may know better than the table. */
export function unknownCodeText({ country }: OfCountry, mayConfirm = false): string {
  const name = country === "CANADA" ? "postal code" : "ZIP code";
  return `We don’t recognize this ${name}. Check it${mayConfirm ? ", or confirm that it’s right" : ""}.`;
}

/** What is wrong with a code that was typed into the one field for both countries. */
export function codeFaultText(fault: CodeFault, code: OfCountry | null): string {
  if (fault === "elsewhere") return NOT_SHIPPED;
  return fault === "unknown" && code
    ? unknownCodeText(code)
    : "Enter a ZIP code like 10001 or a postal code like K1A 0B1.";
}
