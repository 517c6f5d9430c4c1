import type { TaxRegion } from "./tax-region.ts";

type Part = readonly [name: string, rate: number];

/**
 * GST/HST and provincial tax, in percent, each a line of its own, by the act that levies it. GST: Excise Tax Act (R.S.C.
 * 1985, c. E-15) s. 165(1), 5 % of the consideration, since 2008. HST: s. 165(2), in addition, at the rate of the
 * participating province: Schedule VIII, and where it was changed the New Harmonized Value-added Tax System Regulations
 * (SOR/2010-117). A section is named where its text was read; an act without one was not.
 */
const RATES: readonly (readonly [province: string, from: string, ...parts: Part[]])[] = [
  // No tax of the province's own: GST alone.
  ["AB", "2008-01-01", ["GST", 5]],
  // Provincial Sales Tax Act (S.B.C. 2012, c. 35), in force since 2013-04-01, when BC left the HST. Delivery: s. 10(2)(e)(i).
  ["BC", "2013-04-01", ["GST", 5], ["PST", 7]],
  // The Retail Sales Tax Act (C.C.S.M. c. R130) s. 2(1), lowered from 8 % on 2019-07-01.
  ["MB", "2019-07-01", ["GST", 5], ["RST", 7]],
  // 5 % and the province's 10 %, raised from 8 % on 2016-07-01.
  ["NB", "2016-07-01", ["HST", 15]],
  // 5 % and the province's 10 %, raised from 8 % on 2016-07-01.
  ["NL", "2016-07-01", ["HST", 15]],
  // 5 % and the province's 10 %, 9 % since 2025-04-01: s. 33.6(1) of the Regulations, put in by SOR/2025-77.
  ["NS", "2010-07-01", ["HST", 15]],
  ["NS", "2025-04-01", ["HST", 14]],
  // Territories levy none of their own.
  ["NT", "2008-01-01", ["GST", 5]],
  ["NU", "2008-01-01", ["GST", 5]],
  // 5 % and the province's 8 %, since its retail sales tax ended on 2010-07-01.
  ["ON", "2010-07-01", ["HST", 13]],
  // 5 % and the province's 10 %, raised from 9 % on 2016-10-01.
  ["PE", "2016-10-01", ["HST", 15]],
  // Act respecting the Québec sales tax (CQLR c. T-0.1) s. 16: 9.975 % since 2013-01-01, of the price without GST (s. 52).
  ["QC", "2013-01-01", ["GST", 5], ["QST", 9.975]],
  // The Provincial Sales Tax Act (R.S.S. 1978, c. P-34.1) s. 5, raised from 5 % on 2017-03-23, which its budget announced.
  ["SK", "2017-03-23", ["GST", 5], ["PST", 6]],
  ["YT", "2008-01-01", ["GST", 5]],
];

export const CANADA_TAX_REGIONS: readonly TaxRegion[] = RATES.map(([state, from, ...parts]) => ({
  country: "CANADA",
  state,
  from,
  parts: parts.map(([name, rate]) => ({ name, ratePpm: Math.round(rate * 10_000) })),
  maxPpm: Math.round(parts.reduce((sum, [, rate]) => sum + rate, 0) * 10_000),
  // Delivery by whoever sells the goods is taxed as they are. GST, HST and QST: it is a supply of its own that sections
  // 165 and 16 tax, or an incidental one (Excise Tax Act s. 138) that takes the goods' treatment: the same rate either way.
  // BC: part of the purchase price, s. 10(2)(e)(i), also from outside of the province (Bulletin PST 302). Manitoba: a
  // service that is bought with taxable goods is part of their price (Bulletin 030). Saskatchewan's act is taken to say
  // the same; its text on delivery was not found.
  taxesShipping: true,
  source: "Canada Revenue Agency and the province.",
}));
