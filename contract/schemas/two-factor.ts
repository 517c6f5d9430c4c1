import { z } from "zod";
import * as wire from "../two-factor.ts";
import { endpoint } from "./endpoint.ts";
import { Password, UserInfo } from "./members.ts";
import { notFreeText } from "./not-free-text.ts";
import { typedLine } from "./typed-line.ts";

const Code = notFreeText(typedLine(40).min(1));
const TwoFactor = z.object({
  Success: z.literal(true),
  IsOn: z.boolean(),
  Since: z.string().nullable(),
  RecoveryCodesLeft: z.int(),
});
const TwoFactorSetup = z.object({
  Success: z.literal(true),
  Secret: z.string(),
  Uri: z.string(),
  Qr: z.string(),
  QrSize: z.int(),
});
const RecoveryCodes = z.object({ Success: z.literal(true), RecoveryCodes: z.array(z.string()) });

export const getTwoFactor = endpoint(wire.getTwoFactor, {
  summary: "Whether a code is asked for at sign-in, and how many recovery codes are left",
  named: "ours",
  reply: TwoFactor,
});
export const beginTwoFactor = endpoint(wire.beginTwoFactor, {
  summary: "Begin to set up an authenticator app",
  named: "ours",
  body: z.strictObject({ Password }),
  reply: TwoFactorSetup,
});
export const getTwoFactorSetup = endpoint(wire.getTwoFactorSetup, {
  summary: "The authenticator that this session is setting up",
  named: "ours",
  reply: TwoFactorSetup,
});
export const confirmTwoFactor = endpoint(wire.confirmTwoFactor, {
  summary: "Turn two-factor on by the app's first code; answers the recovery codes, this once",
  named: "ours",
  body: z.strictObject({ Code }),
  reply: RecoveryCodes,
});
export const endTwoFactor = endpoint(wire.endTwoFactor, {
  summary: "Turn two-factor off",
  named: "ours",
  body: z.strictObject({ Password }),
  reply: TwoFactor,
});
export const renewRecoveryCodes = endpoint(wire.renewRecoveryCodes, {
  summary: "Ten new recovery codes; the old ones end",
  named: "ours",
  body: z.strictObject({ Password }),
  reply: RecoveryCodes,
});
export const signInByCode = endpoint(wire.signInByCode, {
  summary: "The second step of a sign-in: six digits, or a recovery code",
  named: "ours",
  body: z.strictObject({ Code }),
  reply: UserInfo,
});
