import type { MailTrouble } from "#rules/mail/mail-troubles.ts";
import { call } from "./call.ts";
import type { MailSent } from "./members.ts";

/** How mail to the member's address fares. */
export interface MailState {
  Success: true;
  Email: string;
  /** Null where nothing came back, and nobody complained. */
  Trouble: MailTrouble | null;
  /** Since when; empty without one. */
  At: string;
}

export const getMailState = call<{ reply: MailState }>("GET", "/api/member/mail-state");
/** Mail goes to the address again, until it comes back again. */
export const tryMailAgain = call<{ reply: MailState }>("POST", "/api/member/mail-state/again");
/** Mails a link to another address, while mail to the present one comes back. The account keeps its address until it is opened. */
export const changeEmail = call<{ body: { Email: string; Password: string }; reply: MailSent }>(
  "PUT",
  "/api/member/email",
);
/** The link of that mail, opened by the member it was asked by. */
export const confirmEmail = call<{ body: { token: string }; reply: MailState }>("POST", "/api/member/email/confirm");
