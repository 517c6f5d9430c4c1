/** What an amount on a page comes to. */
export const dollars = (text: string | null) => Math.round(Number((text ?? "").replaceAll(/[^\d.]/g, "")) * 100) / 100;
