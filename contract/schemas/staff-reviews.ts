import { STORE_ANSWER_MOST } from "#rules/review/review-lengths.ts";
import { REVIEW_STATES } from "#rules/review/review-states.ts";
import { z } from "zod";
import * as wire from "../staff-reviews.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { WholeNumber } from "./numbers.ts";

const Id = notFreeText(z.uuid());
const Reason = z.string().trim().max(500);
const reply = z.object({ Success: z.literal(true) });

const Version = WholeNumber.min(1);
const Pictures = z.array(z.object({ Id: z.string(), Width: z.int(), Height: z.int() }));

export const getStaffReviews = endpoint(wire.getStaffReviews, {
  summary: "Reviews that wait to be read before they are shown, or those that were",
  named: "ours",
  query: z.strictObject({ state: z.enum(REVIEW_STATES).default("pending") }),
  reply: z.object({
    Success: z.literal(true),
    Reviews: z.array(
      z.object({
        Id: z.string(),
        Version: z.int(),
        State: z.enum(REVIEW_STATES),
        Product: z.string(),
        OrderNumber: z.string(),
        Author: z.string(),
        Rating: z.int(),
        Headline: z.string(),
        Body: z.string(),
        Answer: z.string(),
        StoreAnswer: z.string(),
        WrittenAt: z.string(),
        Pictures,
      }),
    ),
    TimeZone: z.string(),
  }),
});
export const getReviewPicture = endpoint(wire.getReviewPicture, {
  summary: "A picture of a review, shown already or not",
  named: "ours",
  query: z.strictObject({ id: Id }),
  reply: z.object({ Success: z.literal(true), Base64: z.string() }),
});
export const publishReview = endpoint(wire.publishReview, {
  summary: "Show a review in the store",
  named: "ours",
  body: z.strictObject({ Id, Version, Reason: Reason.default("") }),
  reply,
});
export const rejectReview = endpoint(wire.rejectReview, {
  summary: "Keep a review off, or take it off, with a reason that its author reads",
  named: "ours",
  body: z.strictObject({ Id, Version, Reason: Reason.min(1) }),
  reply,
});
export const answerReview = endpoint(wire.answerReview, {
  summary: "Say something to a review under the store's name, or take that back",
  named: "ours",
  body: z.strictObject({ Id, Version, Answer: z.string().trim().max(STORE_ANSWER_MOST) }),
  reply,
});
