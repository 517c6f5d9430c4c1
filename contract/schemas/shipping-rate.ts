import { z } from "zod";
import type * as state from "#rules/cart/cart-state.ts";
import { WireMoney } from "./numbers.ts";

export const ShippingRate = z.union([
  z.object({ of: z.enum(["desktop", "laptop"]), fee: WireMoney }),
  z.object({ of: z.literal("gear"), fromGrams: z.int(), toGrams: z.int(), fee: WireMoney }),
]) satisfies z.ZodType<state.ShippingRate>;
