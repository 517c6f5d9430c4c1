import type { Carrier } from "#rules/order/carriers.ts";
import type { ParcelNews } from "#rules/order/parcel-sightings.ts";
import type { MeasuredName } from "#rules/order/measured-values.ts";
import type { TestResult } from "#rules/order/burn-in.ts";

/** A test of what was built for an order, as its buyer reads it. Instants; `EndedAt` and `Result` are empty while it runs. */
export interface BuildTest {
  StartedAt: string;
  /** When the hours that the store promises are over. */
  EndsAt: string;
  EndedAt: string;
  Result: TestResult | "";
  Measured: MeasuredValue[];
}

/** What was measured in a test, a whole number in the unit of its name. */
export interface MeasuredValue {
  Name: MeasuredName;
  Value: number;
}

/** Who has a parcel, its number, and the carrier's own page about it. */
export interface OrderParcel {
  Carrier: Carrier;
  Tracking: string;
  Url: string;
  /** Where the carrier saw it, as far as it told us, oldest first. `Place` is empty where it did not say. */
  News: { At: string; News: ParcelNews; Place: string }[];
}
