import { z } from "zod";
import { MAIL_TROUBLES } from "#rules/mail/mail-troubles.ts";
import * as wire from "../mail-state.ts";
import { endpoint } from "./endpoint.ts";
import { Password } from "./members.ts";
import { notFreeText } from "./not-free-text.ts";
import { TypedEmail } from "./typed-line.ts";

const MailState = z.object({
  Success: z.literal(true),
  Email: z.string(),
  Trouble: z.enum(MAIL_TROUBLES).nullable(),
  At: z.string(),
});

export const getMailState = endpoint(wire.getMailState, {
  summary: "Whether mail to the member's address comes back",
  named: "ours",
  reply: MailState,
});
export const tryMailAgain = endpoint(wire.tryMailAgain, {
  summary: "Send mail to the member's address again",
  named: "ours",
  reply: MailState,
});
export const changeEmail = endpoint(wire.changeEmail, {
  summary: "Correct the account's address, to which mail comes back",
  named: "ours",
  body: z.strictObject({ Email: TypedEmail, Password }),
  reply: z.object({ Success: z.literal(true), Message: z.string() }),
});
export const confirmEmail = endpoint(wire.confirmEmail, {
  summary: "Confirm the account's corrected address by the link that was mailed there",
  named: "ours",
  body: z.strictObject({ token: notFreeText(z.string().max(120)) }),
  reply: MailState,
});
