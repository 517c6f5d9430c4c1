/** Crockford's base 32: no I, L, O or U, so that a number read out on the phone is written down right. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 10;

/**
 * `RS-7K3F9-Q2M8T4`: a prefix, ten characters from 50 of the random bits, and a check character. It says nothing of how
 * many orders there are. Needs at least 7 random bytes.
 */
export function orderNumber(randomBytes: Uint8Array, prefix = "RS"): string {
  if (randomBytes.length * 8 < LENGTH * 5)
    throw new RangeError(`An order number needs 7 random bytes, not ${randomBytes.length}`);
  let bits = randomBytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  let characters = "";
  while (characters.length < LENGTH) {
    characters += ALPHABET[Number(bits & 31n)];
    bits >>= 5n;
  }
  return `${prefix}-${characters.slice(0, 5)}-${characters.slice(5)}${checkCharacter(characters)}`;
}

/** An order number as people type it (any case, O for 0, I or L for 1, spaces), in its one form; null when it is none. */
export function readOrderNumber(typed: string, prefix = "RS"): string | null {
  const compact = typed.toUpperCase().replace(/[\s-]/g, "");
  if (!compact.startsWith(prefix)) return null;
  const body = compact.slice(prefix.length).replaceAll("O", "0").replace(/[IL]/g, "1");
  const isWhole = body.length === LENGTH + 1 && [...body].every((character) => ALPHABET.includes(character));
  const characters = body.slice(0, LENGTH);
  if (!isWhole || checkCharacter(characters) !== body.at(-1)) return null;
  return `${prefix}-${characters.slice(0, 5)}-${body.slice(5)}`;
}

/** Luhn's sum in base 32: finds every single wrong character and nearly every swap of two neighbors. */
function checkCharacter(characters: string): string {
  const sum = [...characters].reduce((total, character, at) => {
    const value = ALPHABET.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / 32) + (value % 32);
  }, 0);
  return ALPHABET.charAt((32 - (sum % 32)) % 32);
}
