import { call } from "./call.ts";
import type { UserInfo } from "./members.ts";

export interface ShareLink {
  Success: true;
  ShareLink: string;
  /** What each friend's first order gives, once it has shipped. */
  Points: number;
  /** Friends whose first order has shipped. */
  Friends: number;
}

/** Whether a share link is somebody's, and what a first order by it gives them. */
export const findSharer = call<{ query: { ShareCode: string }; reply: { Success: true; Points: number } }>(
  "GET",
  "/api/share-links",
);

/** By somebody's share link: the browser remembers it for 30 days (S543), and with an email and its password it also signs in. */
export const signInByReward = call<{
  body: { ShareCode: string; Email: string; Password: string; keepMeSignedIn: boolean };
  reply: UserInfo;
}>("POST", "/api/login/reward");

/** The member's own link, once its mailed code was typed. */
export const shareLink = call<{ reply: ShareLink }>("POST", "/api/member/sharelink");
export const sendSharePointConfirmMail = call<{ reply: { Success: true; Message: string } }>(
  "POST",
  "/api/member/sendsharepointconfirmmail",
);
export const checkVerificationCode = call<{ body: { Code: string }; reply: ShareLink }>(
  "POST",
  "/api/member/checkverificationcode",
);
