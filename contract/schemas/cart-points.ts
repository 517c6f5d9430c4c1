import { z } from "zod";
import type * as wire from "../carts.ts";
import { WireMoney } from "./numbers.ts";

export const CartPoints = z.object({
  Balance: z.int(),
  Used: z.int(),
  Saving: WireMoney,
  Most: z.int(),
  MostSaving: WireMoney,
  Step: z.int(),
}) satisfies z.ZodType<wire.CartPoints>;
