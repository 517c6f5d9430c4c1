import { MEASURED_NAMES } from "#rules/order/measured-values.ts";
import { z } from "zod";
import * as wire from "../staff-tests.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber } from "./numbers.ts";
import { seen, StaffOrder } from "./staff-orders.ts";

export const recordMeasured = endpoint(wire.recordMeasured, {
  summary: "Write down what was measured in the test of a PC; its buyer reads it on the order",
  named: "ours",
  body: z.strictObject({
    ...seen,
    Values: z
      .array(z.strictObject({ Name: z.enum(MEASURED_NAMES), Value: WholeNumber.nullable() }))
      .min(1)
      .max(MEASURED_NAMES.length)
      .refine((values) => new Set(values.map(({ Name }) => Name)).size === values.length),
  }),
  reply: StaffOrder,
});
