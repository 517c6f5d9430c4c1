import { z } from "zod";
import { POINTS_CORRECTION_STATES } from "#rules/points/points-correction.ts";
import * as wire from "../staff-points.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { TypedEmail } from "./typed-line.ts";

const Key = notFreeText(z.uuid());
const Text = z.string().trim().min(1).max(500);
const Member = z.object({ MemberId: z.int(), Name: z.string(), Email: z.string(), Point: z.int() });
const Corrected = z.object({
  Success: z.literal(true),
  State: z.enum(POINTS_CORRECTION_STATES),
  Member,
});

export const getStaffPoints = endpoint(wire.getStaffPoints, {
  summary: "A member's points by email or MemId, and the corrections that wait for a second person",
  named: "ours",
  query: z.strictObject({ q: TypedEmail.default("") }),
  reply: z.object({
    Success: z.literal(true),
    Members: z.array(Member),
    Waiting: z.array(
      z.object({
        Key: z.string(),
        Member,
        By: z.int(),
        Reason: Text,
        AskedBy: z.string(),
        AskedAt: z.string(),
        IsOwn: z.boolean(),
      }),
    ),
    TimeZone: z.string(),
  }),
});
export const correctPoints = endpoint(wire.correctPoints, {
  summary: "Give or take points by hand, with a reason that the member reads",
  named: "ours",
  body: z.strictObject({
    MemberId: z.int().min(1).max(2_000_000_000),
    Point: z.int(),
    By: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((by) => by !== 0, { message: "Enter a number that is not 0, like 3 or -1." }),
    Reason: Text,
    Key,
  }),
  reply: Corrected,
});
export const decidePoints = endpoint(wire.decidePoints, {
  summary: "Let a correction that waits be done, or not, as the second person",
  named: "ours",
  body: z.strictObject({ Key, Decision: z.enum(["done", "declined"]) }),
  reply: Corrected,
});
