import { cardBrand, type CardBrand } from "./card-brand.ts";

/** The seven things a card field can be wrong in. */
export type CardProblem =
  | "required"
  | "invalid_number"
  | "invalid_date_format"
  | "invalid_date"
  | "expired"
  | "amex_code"
  | "code";

/**
 * `literal`: a card that expires this month is refused, as the specification has it (S327).
 * `end_of_month`: it is good through its month's last day, as issuers have it. The owner chooses in the configuration (A28).
 */
export type CardExpiryRule = "literal" | "end_of_month";

/** Month 1–12 and full year, in the shop's time zone. */
export interface YearMonth {
  year: number;
  month: number;
}

/** Spaces do not count. No check digit is asked here: every 15 or 16 digits pass (A26). */
export function checkCardNumber(typed: string): CardProblem | null {
  const number = typed.replace(/\s/g, "");
  if (number === "") return "required";
  return /^\d{15,16}$/.test(number) ? null : "invalid_number";
}

/** `MM/YY`, years of this century. Tested in this order: empty, length, form, month, expiry (A27). */
export function checkCardExpiry(typed: string, today: YearMonth, rule: CardExpiryRule): CardProblem | null {
  if (typed.trim() === "") return "required";
  const parts = /^(\d\d)\/(\d\d)$/.exec(typed);
  if (!parts) return "invalid_date_format";
  const month = Number(parts[1]);
  const year = 2000 + Number(parts[2]);
  if (month < 1 || month > 12) return "invalid_date";
  const firstRefusedMonth = rule === "literal" ? today.month : today.month - 1;
  const expired = year < today.year || (year === today.year && month <= firstRefusedMonth);
  return expired ? "expired" : null;
}

export function checkSecurityCode(typed: string, brand: CardBrand): CardProblem | null {
  if (typed.trim() === "") return "required";
  if (brand === "AE") return /^\d{4}$/.test(typed) ? null : "amex_code";
  return /^\d{3}$/.test(typed) ? null : "code";
}

export interface CardFields {
  number: string;
  expiry: string;
  securityCode: string;
}

/** Every field at once; null where a field is right. */
export function checkCardFields(
  card: CardFields,
  today: YearMonth,
  rule: CardExpiryRule,
): Record<keyof CardFields, CardProblem | null> {
  return {
    number: checkCardNumber(card.number),
    expiry: checkCardExpiry(card.expiry, today, rule),
    securityCode: checkSecurityCode(card.securityCode, cardBrand(card.number)),
  };
}
