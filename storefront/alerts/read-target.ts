/** The dollars that were typed as a target: null where nothing was, `wrong` where it is no amount that a price can have. */
export function readTarget(typed: string): number | null | "wrong" {
  const plain = typed.replaceAll(/[\s$,]/g, "");
  if (plain === "") return null;
  const dollars = /^\d{1,6}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : 0;
  return dollars > 0 ? dollars : "wrong";
}
