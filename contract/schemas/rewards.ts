import { z } from "zod";
import * as wire from "../rewards.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { UserInfo } from "./members.ts";
import { notFreeText } from "./not-free-text.ts";
import { TypedEmail, typedLine } from "./typed-line.ts";

const ShareLink = heldTo<wire.ShareLink>()(
  z.object({ Success: z.literal(true), ShareLink: z.string(), Points: z.int(), Friends: z.int() }),
);

export const findSharer = endpoint(wire.findSharer, {
  summary: "Whether a share link is somebody's, and the points that a friend's first order gives them",
  named: "ours",
  query: z.strictObject({ ShareCode: notFreeText(z.string().max(60)) }),
  reply: z.object({ Success: z.literal(true), Points: z.int() }),
});
export const signInByReward = endpoint(wire.signInByReward, {
  summary: "Remember whose share link led here, for 30 days, and sign in where an email is given",
  named: "specification",
  body: z.strictObject({
    ShareCode: notFreeText(z.string().max(60)),
    Email: TypedEmail.default(""),
    Password: notFreeText(z.string().max(1024)).default(""),
    keepMeSignedIn: z.boolean().default(false),
  }),
  reply: UserInfo,
});
export const shareLink = endpoint(wire.shareLink, {
  summary: "The member's own link for friends",
  named: "specification",
  reply: ShareLink,
});
export const sendSharePointConfirmMail = endpoint(wire.sendSharePointConfirmMail, {
  summary: "Mail the code that opens the member's share link",
  named: "specification",
  reply: z.object({ Success: z.literal(true), Message: z.string() }),
});
export const checkVerificationCode = endpoint(wire.checkVerificationCode, {
  summary: "Open the member's share link by the mailed code",
  named: "specification",
  body: z.strictObject({ Code: notFreeText(typedLine(20)) }),
  reply: ShareLink,
});
