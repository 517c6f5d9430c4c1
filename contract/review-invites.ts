import { call } from "./call.ts";

/** By the link of such a mail: its address is not asked for a review again. Pressed again it says the same. */
export const endReviewInvites = call<{ body: { Id: string; Key: string }; reply: { Success: true } }>(
  "POST",
  "/api/review/end-invites",
);
