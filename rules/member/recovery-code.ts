/** Codes on paper that a member gets at once, each for one sign-in without the authenticator. */
export const RECOVERY_CODES = 10;
/** Fifty bits each, so that none is guessed within the tries that a member has. */
export const RECOVERY_CODE_LETTERS = 10;
/** Thirty-two signs: letters and digits without 0, 1, I and O, which a hand writes alike. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/** Within these a code is typed after the password, or an authenticator set up. */
export const STEP_SECONDS = 600;

/** A recovery code of random bytes, one letter a byte: `K7QMX-3TWJA`. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, RECOVERY_CODE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** A recovery code as it is compared, however it was typed; null for what is none. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  return letters.length === RECOVERY_CODE_LETTERS && /^[A-Z2-9]+$/.test(letters) ? letters : null;
}
