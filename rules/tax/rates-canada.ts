import type { TaxRegion } from "./tax-region.ts";

type Part = readonly [name: string, rate: number];

/** GST/HST and provincial tax, in percent, each a line of its own. canada.ca/gst-hst; revenuquebec.ca; provincial finance ministries. */
const RATES: readonly (readonly [province: string, from: string, ...parts: Part[]])[] = [
  ["AB", "2008-01-01", ["GST", 5]],
  ["BC", "2013-04-01", ["GST", 5], ["PST", 7]],
  ["MB", "2019-07-01", ["GST", 5], ["RST", 7]],
  ["NB", "2016-07-01", ["HST", 15]],
  ["NL", "2016-07-01", ["HST", 15]],
  ["NS", "2010-07-01", ["HST", 15]],
  ["NS", "2025-04-01", ["HST", 14]],
  ["NT", "2008-01-01", ["GST", 5]],
  ["NU", "2008-01-01", ["GST", 5]],
  ["ON", "2010-07-01", ["HST", 13]],
  ["PE", "2016-10-01", ["HST", 15]],
  ["QC", "2013-01-01", ["GST", 5], ["QST", 9.975]],
  ["SK", "2017-03-23", ["GST", 5], ["PST", 6]],
  ["YT", "2008-01-01", ["GST", 5]],
];

export const CANADA_TAX_REGIONS: readonly TaxRegion[] = RATES.map(([state, from, ...parts]) => ({
  country: "CANADA",
  state,
  from,
  parts: parts.map(([name, rate]) => ({ name, ratePpm: Math.round(rate * 10_000) })),
  maxPpm: Math.round(parts.reduce((sum, [, rate]) => sum + rate, 0) * 10_000),
  // Delivery of taxable goods is part of their price (Excise Tax Act s. 138; Quebec, BC, SK and MB alike).
  taxesShipping: true,
  source: "Canada Revenue Agency and the province.",
}));
