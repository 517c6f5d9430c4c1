/** Groups of a card number as they are printed: 4-6-5 for American Express, fours for the others. At most 16 digits. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, "").slice(0, 16);
  const groups = /^3[47]/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
    : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter((group) => group !== "").join(" ");
}

/** `0927` → `09/27`, `9/27` → `09/27`; a browser's filled-in `09/2027` becomes `09/27` too. */
export function formatExpiry(typed: string): string {
  const oneDigitMonth = typed.replace(/^([2-9])/, "0$1").replace(/^(\d)\s*\//, "0$1/");
  const digits = oneDigitMonth.replaceAll(/\D/g, "");
  const year = digits.length === 6 && digits.slice(2, 4) === "20" ? digits.slice(4) : digits.slice(2, 4);
  return digits.length > 2
    ? `${digits.slice(0, 2)}/${year}`
    : digits.slice(0, 2) + (digits.length === 2 && typed.endsWith("/") ? "/" : "");
}

/** Where the caret belongs after the text was formatted: behind as many digits as before. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (let at = 0; at < formatted.length; at += 1) {
    if (seen === digitsBefore && /\d/.test(formatted[at] ?? "")) return at;
    if (/\d/.test(formatted[at] ?? "")) seen += 1;
  }
  return formatted.length;
}
