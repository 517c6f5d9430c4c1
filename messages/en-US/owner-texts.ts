/** A text of the store's settings (`store.config.ts`, which is in English), as this language says it. */
export function ownerText(text: string): string {
  return text;
}
