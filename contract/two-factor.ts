import { call } from "./call.ts";
import type { UserInfo } from "./members.ts";

/** Whether a code is asked for at sign-in. */
export interface TwoFactor {
  Success: true;
  IsOn: boolean;
  /** Null while it is off. */
  Since: string | null;
  RecoveryCodesLeft: number;
}

/** What an authenticator app is given, until its first code is typed. */
export interface TwoFactorSetup {
  Success: true;
  /** Base 32, for typing. */
  Secret: string;
  Uri: string;
  /** The address as a QR code: an SVG path of squares in a box of `QrSize`. */
  Qr: string;
  QrSize: number;
}

/** Shown this once: only their digests are kept. */
export interface RecoveryCodes {
  Success: true;
  RecoveryCodes: string[];
}

export const getTwoFactor = call<{ reply: TwoFactor }>("GET", "/api/member/two-factor");
/** The password is asked for, though somebody is signed in. */
export const beginTwoFactor = call<{ body: { Password: string }; reply: TwoFactorSetup }>(
  "POST",
  "/api/member/two-factor",
);
/** The set-up that this session began, as long as it waits for its first code. */
export const getTwoFactorSetup = call<{ reply: TwoFactorSetup }>("GET", "/api/member/two-factor-setup");
/** The first code proves that the app has the secret. */
export const confirmTwoFactor = call<{ body: { Code: string }; reply: RecoveryCodes }>("PUT", "/api/member/two-factor");
export const endTwoFactor = call<{ body: { Password: string }; reply: TwoFactor }>("DELETE", "/api/member/two-factor");
/** Ten new ones; those from before open nothing any more. */
export const renewRecoveryCodes = call<{ body: { Password: string }; reply: RecoveryCodes }>(
  "POST",
  "/api/member/recovery-codes",
);
/** The second step of a sign-in: six digits, or a recovery code. */
export const signInByCode = call<{ body: { Code: string }; reply: UserInfo }>("POST", "/api/login/two-factor");
