/** What an amount is about in Canadian dollars, beside what is charged. */
export const canadianDollarWords = {
  /** Whether prices say it in this language. */
  isSaid: false as boolean,
  about: (amount: string) => `About ${amount}`,
  /** `rate` is what one US dollar was on the day. */
  rate: (rate: string, on: string) => `at ${rate} for a US dollar on ${on}. You are charged in US dollars.`,
};

/** `1299.5` Canadian dollars, whole: they are an estimate. */
export function aboutCanadian(dollars: number): string {
  return `CA$${String(Math.round(dollars)).replace(/\B(?=(?:\d{3})+$)/g, ",")}`;
}
