/** Ends of lines, other controls, and marks that nobody sees, which turn the way a name is read: `exe.fdp` for `pdf.exe`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A file's name as it is kept and shown, whoever sent it: one line of characters that can be seen. */
export function plainFileName(name: string): string {
  return name.replaceAll(UNSEEN, "").trim();
}
