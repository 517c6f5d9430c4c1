import { z } from "zod";
import { DISPUTE_STATES } from "#rules/dispute/dispute-states.ts";
import * as wire from "../staff-disputes.ts";
import { endpoint } from "./endpoint.ts";
import { WireMoney } from "./numbers.ts";

export const getStaffDisputes = endpoint(wire.getStaffDisputes, {
  summary: "Charges that buyers' banks ask back, with what can be shown for them",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Disputes: z.array(
      z.object({
        OrderNumber: z.string(),
        Ref: z.string(),
        State: z.enum(DISPUTE_STATES),
        Claim: z.string(),
        Amount: WireMoney,
        TakenBack: WireMoney,
        WonBack: WireMoney,
        DueAt: z.string(),
        OpenedAt: z.string(),
        Email: z.string(),
        TrackingUrl: z.string(),
        Tracking: z.string(),
        DeliveredAt: z.string(),
        Mails: z.array(z.object({ Topic: z.string(), At: z.string() })),
      }),
    ),
    TimeZone: z.string(),
  }),
});
