import type { CodeFault } from "#rules/address/ship-to-of-code.ts";

interface OfCountry {
  country: "USA" | "CANADA" | "OTHER";
}

/** Of a code where we do not ship, whatever field it stands in. */
export const NOT_SHIPPED = "Nous ne livrons pas à cet endroit. Nous livrons aux États-Unis et au Canada seulement.";

/** Of a code that no table has; `mayConfirm` where it stands in an address, which may know better than the table. */
export function unknownCodeText({ country }: OfCountry, mayConfirm = false): string {
  const name = country === "CANADA" ? "code postal" : "code ZIP";
  return `Nous ne reconnaissons pas ce ${name}. Vérifiez-le${mayConfirm ? " ou confirmez qu’il est exact" : ""}.`;
}

/** What is wrong with a code that was typed into the one field for both countries. */
export function codeFaultText(fault: CodeFault, code: OfCountry | null): string {
  if (fault === "elsewhere") return NOT_SHIPPED;
  return fault === "unknown" && code
    ? unknownCodeText(code)
    : "Entrez un code ZIP comme 10001 ou un code postal comme K1A 0B1.";
}
