import { z } from "zod";
import * as wire from "../review-invites.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";

export const endReviewInvites = endpoint(wire.endReviewInvites, {
  summary: "End the mails that ask for a review, by the link in one",
  named: "ours",
  body: z.strictObject({ Id: notFreeText(z.string().max(40)), Key: notFreeText(z.string().max(60)) }),
  reply: z.object({ Success: z.literal(true) }),
});
