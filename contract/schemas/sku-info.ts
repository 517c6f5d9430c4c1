import { z } from "zod";
import * as wire from "../sku-info.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";

export const getSkuInfo = endpoint(wire.getSkuInfo, {
  summary: "What a SKU is: the facts of a part or a product, be it sold by itself or only inside a PC",
  named: "ours",
  query: z.strictObject({ sku: WholeNumber }),
  reply: z.object({
    SkuID: z.int(),
    Name: z.string(),
    Type: z.string(),
    Summary: z.string(),
    Facts: z.array(z.object({ label: z.string(), value: z.string(), why: z.string().nullable() })),
    Link: z.string().nullable(),
    Price: WireMoney.nullable(),
  }),
});
