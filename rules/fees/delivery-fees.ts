import { cents, type Cents } from "../money/cents.ts";
import type { FeeRow, RecyclingRow } from "./fee-row.ts";

/** tax.colorado.gov/retail-delivery-fee-rates: set anew each July. */
export const COLORADO_DELIVERY_FEES: readonly FeeRow[] = [
  { from: "2023-07-01", until: "2024-07-01", fee: cents(28), source: "Colorado Department of Revenue." },
  { from: "2024-07-01", until: "2025-07-01", fee: cents(29), source: "Colorado Department of Revenue." },
  { from: "2025-07-01", until: null, fee: cents(28), source: "Colorado Department of Revenue." },
];

/** revenue.state.mn.us/retail-delivery-fee */
export const MINNESOTA_DELIVERY_FEES: readonly (FeeRow & { minimum: Cents })[] = [
  {
    from: "2024-07-01",
    until: null,
    fee: cents(50),
    minimum: cents(100_00),
    source: "Minnesota Department of Revenue.",
  },
];

/** States that put the fee of a screen on the buyer's bill. calrecycle.ca.gov/electronics */
export const RECYCLING_LAWS: readonly RecyclingRow[] = [
  { state: "CA", from: "2005-01-01", until: null, source: "California Covered Electronic Waste Recycling Fee." },
];
