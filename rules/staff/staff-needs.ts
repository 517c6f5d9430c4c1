import type { StaffRight } from "./staff-roles.ts";

/** What waits for an answer of the desk, and whose right it is to give one. */
export const STAFF_NEEDS = {
  returns_to_answer: "rmas.decide",
  returns_to_settle: "rmas.decide",
  return_messages_to_answer: "rmas.decide",
  ship_dates_ending: "orders.delay",
  orders_to_screen: "screening.decide",
  disputes_to_answer: "orders.refund",
  points_to_decide: "points.decide",
  reviews_to_read: "reviews.moderate",
  exemptions_to_decide: "exemptions.decide",
  id_proofs_to_decide: "id_proofs.decide",
  creators_to_answer: "creators.answer",
  webhooks_paused: "webhooks.manage",
} as const satisfies Record<string, StaffRight>;

export type StaffNeed = keyof typeof STAFF_NEEDS;
