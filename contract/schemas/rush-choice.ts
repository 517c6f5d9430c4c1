import { z } from "zod";
import { RUSH_SERVICES } from "#rules/cart/rush-service.ts";
import type * as wire from "../carts.ts";
import { WireMoney } from "./numbers.ts";

export const RushChoice = z.object({
  rushService: z.enum(RUSH_SERVICES),
  price: WireMoney,
  ships: z.string(),
  orderShips: z.string().nullable(),
}) satisfies z.ZodType<wire.RushChoice>;
