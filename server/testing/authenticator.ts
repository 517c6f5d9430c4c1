import { TOTP, totpCode, totpStep } from "#rules/member/totp.ts";
import { hmacSha1 } from "../sessions/sealed-secret.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** An authenticator app that was given this secret (base 32): the code it shows at an instant, or some steps later. */
export function authenticator(secretText: string): (at: Date, stepsLater?: number) => string {
  const bits = [...secretText].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  const secret = new Uint8Array(bytes.slice(0, TOTP.secretBytes));
  return (at, stepsLater = 0) => totpCode(secret, totpStep(at) + stepsLater, hmacSha1);
}
