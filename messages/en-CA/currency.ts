import { canadianDollarWords as americanCanadianDollarWords } from "../en-US/currency.ts";

export * from "../en-US/currency.ts";
export const canadianDollarWords = { ...americanCanadianDollarWords, isSaid: true };
