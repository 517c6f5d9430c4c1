import { POINTS_ENTRY_KINDS } from "#rules/points/points-ledger.ts";
import { z } from "zod";
import * as wire from "../points.ts";
import { endpoint } from "./endpoint.ts";
import { WireMoney } from "./numbers.ts";
import { TypedEmail } from "./typed-line.ts";

export const getPoint = endpoint(wire.getPoint, {
  summary: "A member's own points, by the own email",
  named: "specification",
  query: z.strictObject({ email: TypedEmail }),
  reply: z.object({ Success: z.literal(true), Point: z.int() }),
});
export const getRewardPoints = endpoint(wire.getRewardPoints, {
  summary: "A member's own points, by the own MemId",
  named: "specification",
  query: z.strictObject({ memId: z.int() }),
  reply: z.object({ Success: z.literal(true), sessionId: z.object({ TotalPoint: z.int() }) }),
});
export const getPointsPage = endpoint(wire.getPointsPage, {
  summary: "A member's points, with every entry and its order",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Total: z.int(),
    Pending: z.int(),
    Spendable: z.int(),
    Worth: WireMoney,
    Step: z.int(),
    StepWorth: WireMoney,
    EarnedPerDollar: z.number(),
    ExpireAfterDays: z.int(),
    TimeZone: z.string(),
    Lines: z.array(
      z.object({
        Kind: z.enum(POINTS_ENTRY_KINDS),
        Points: z.int(),
        OrderNumber: z.string(),
        Why: z.string(),
        At: z.string(),
        AvailableAt: z.string().nullable(),
        ExpiresAt: z.string().nullable(),
      }),
    ),
  }),
});
