/**
 * The sign of one press of the button where no card is typed, of a random UUID. In letters alone: among so many digits
 * some would look like a card number, and be refused as one.
 */
export function pressToken(uuid: string): string {
  const letters = uuid.replaceAll("-", "").replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));
  return `press_${letters}`;
}
