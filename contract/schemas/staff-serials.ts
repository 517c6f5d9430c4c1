import { z } from "zod";
import * as wire from "../staff-serials.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { seen, StaffOrder } from "./staff-orders.ts";
import { typedLine } from "./typed-line.ts";

const FromOne = z.int().min(1).max(9999);

export const recordSerials = endpoint(wire.recordSerials, {
  summary: "Write down the serial numbers of PCs and their parts; their buyer reads them on the order",
  named: "ours",
  body: z.strictObject({
    ...seen,
    Serials: z
      .array(
        z.strictObject({
          Line: FromOne,
          Unit: FromOne,
          Part: z.int().min(0).max(99),
          Serial: notFreeText(typedLine(60)),
        }),
      )
      .min(1)
      .max(500),
  }),
  reply: StaffOrder,
});
