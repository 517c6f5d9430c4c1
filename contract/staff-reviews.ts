import type { ReviewState } from "#rules/review/review-states.ts";
import { call } from "./call.ts";
import type { Written } from "./staff-orders.ts";

export interface StaffReview {
  Id: string;
  /** What a decision is made on: another one is there once its author has changed it. */
  Version: number;
  State: ReviewState;
  Product: string;
  OrderNumber: string;
  /** The name it is shown under. */
  Author: string;
  /** Whole stars, 1 to 5. */
  Rating: number;
  Headline: string;
  Body: string;
  /** What its author was told; empty where nothing was. */
  Answer: string;
  /** What the store says to it under its name, for everybody; empty where it says nothing. */
  StoreAnswer: string;
  WrittenAt: string;
  Pictures: { Id: string; Width: number; Height: number }[];
}

/** Those that nobody has read yet, the oldest first; of the others the newest first. */
export const getStaffReviews = call<{
  query: { state: ReviewState };
  reply: { Success: true; Reviews: StaffReview[]; TimeZone: string };
}>("GET", "/api/staff/reviews");
/** A WebP of a review, shown already or not. */
export const getReviewPicture = call<{ query: { id: string }; reply: { Success: true; Base64: string } }>(
  "GET",
  "/api/staff/reviews/picture",
);
type Done = { Success: true };
/** `Reason` is for the log alone. */
export const publishReview = call<{ body: { Id: string; Version: number; Reason: Written }; reply: Done }>(
  "POST",
  "/api/staff/reviews/publish",
);
/** `Reason` is read by its author, too. */
export const rejectReview = call<{ body: { Id: string; Version: number; Reason: Written }; reply: Done }>(
  "POST",
  "/api/staff/reviews/reject",
);
/** What everybody reads under a review, whether it is shown already or not; an empty one takes away what stood there. */
export const answerReview = call<{ body: { Id: string; Version: number; Answer: Written }; reply: Done }>(
  "POST",
  "/api/staff/reviews/answer",
);
