import { REVIEW_STATES } from "#rules/review/review-states.ts";
import { z } from "zod";
import * as wire from "../staff-reviews.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";

const Id = notFreeText(z.uuid());
const Reason = z.string().trim().max(500);
const reply = z.object({ Success: z.literal(true) });

export const getStaffReviews = endpoint(wire.getStaffReviews, {
  summary: "Reviews that wait to be read before they are shown",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Reviews: z.array(
      z.object({
        Id: z.string(),
        State: z.enum(REVIEW_STATES),
        Product: z.string(),
        OrderNumber: z.string(),
        Author: z.string(),
        Rating: z.int(),
        Body: z.string(),
        WrittenAt: z.string(),
      }),
    ),
    TimeZone: z.string(),
  }),
});
export const publishReview = endpoint(wire.publishReview, {
  summary: "Show a review in the store",
  named: "ours",
  body: z.strictObject({ Id, Reason: Reason.default("") }),
  reply,
});
export const rejectReview = endpoint(wire.rejectReview, {
  summary: "Keep a review off, or take it off, with a reason",
  named: "ours",
  body: z.strictObject({ Id, Reason: Reason.min(1) }),
  reply,
});
