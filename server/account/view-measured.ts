import type { MeasuredValue } from "#contract/order-work.ts";
import { MEASURED_NAMES, type MeasuredValues } from "#rules/order/measured-values.ts";

/** In the order of the table, whatever was written down first. */
export function viewMeasured(measured: MeasuredValues): MeasuredValue[] {
  return MEASURED_NAMES.flatMap((name) => {
    const value = measured[name];
    return value === undefined ? [] : [{ Name: name, Value: value }];
  });
}
