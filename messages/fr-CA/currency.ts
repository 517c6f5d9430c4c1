import { formatCount } from "./money.ts";

/** What an amount is about in Canadian dollars, beside what is charged. */
export const canadianDollarWords = {
  /** Whether prices say it in this language. */
  isSaid: true as boolean,
  about: (amount: string) => `Environ ${amount}`,
  /** `rate` is what one US dollar was on the day. */
  rate: (rate: string, on: string) =>
    `à ${rate.replace(".", ",")} pour un dollar américain le ${on}. Vous payez en dollars américains.`,
};

/** `1299.5` Canadian dollars, whole: they are an estimate. */
export function aboutCanadian(dollars: number): string {
  return `${formatCount(Math.round(dollars))}\u00a0$\u00a0CA`;
}
