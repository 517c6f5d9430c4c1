import type { ReviewState } from "#rules/review/review-states.ts";
import { call } from "./call.ts";
import type { Written } from "./staff-orders.ts";

export interface StaffReview {
  Id: string;
  State: ReviewState;
  Product: string;
  OrderNumber: string;
  /** The name it is shown under. */
  Author: string;
  /** Whole stars, 1 to 5. */
  Rating: number;
  Body: string;
  WrittenAt: string;
}

/** Reviews that nobody has read yet, the oldest first. */
export const getStaffReviews = call<{ reply: { Success: true; Reviews: StaffReview[]; TimeZone: string } }>(
  "GET",
  "/api/staff/reviews",
);
/** `Reason` is for the log alone. */
type Moderating = { body: { Id: string; Reason: Written }; reply: { Success: true } };
export const publishReview = call<Moderating>("POST", "/api/staff/reviews/publish");
export const rejectReview = call<Moderating>("POST", "/api/staff/reviews/reject");
