const SPACES_AND_SIGN = /[\s$]|US$/g;
/** `1,299.99`: a comma before three digits parts thousands. */
const IN_ENGLISH = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
/** `1299,99`: a comma before one or two digits is a decimal one. */
const IN_FRENCH = /^(\d+),(\d{1,2})$/;

/**
 * Dollars as somebody typed them: `1,299.99`, `1 299,99 $ US`. Both are read in every language, since no amount means
 * two things; null for what is none, never a guess.
 */
export function readTypedDollars(typed: string): number | null {
  const plain = typed.replaceAll(SPACES_AND_SIGN, "");
  const [, whole, cents = "0"] = IN_ENGLISH.exec(plain) ?? IN_FRENCH.exec(plain) ?? [];
  return whole === undefined ? null : Number(`${whole.replaceAll(",", "")}.${cents}`);
}
