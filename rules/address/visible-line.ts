/**
 * What a person sees of a line they typed or pasted: characters that show nothing (format and control characters, zero
 * width spaces, fillers) are gone, runs of spaces are one, none stand at the ends. What is found again by what was typed
 * is kept and looked for like this, so that nothing invisible tells two of them apart.
 */
export function visibleLine(typed: string): string {
  return typed
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
