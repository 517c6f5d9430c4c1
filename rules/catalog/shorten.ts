/** A text of at most so many characters, ended after a whole word with `…` where it is longer. */
export function shorten(text: string, most: number): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const cut = signs.slice(0, most).join("");
  const atWord = cut.lastIndexOf(" ");
  const whole = atWord > 0 ? cut.slice(0, atWord) : signs.slice(0, most - 1).join("");
  return `${whole.replace(/[\s.,;:–—-]+$/u, "")}…`;
}
