import { encode } from "uqr";

/** A text as a QR code: an SVG path of unit squares in a box of `size`, with the quiet zone of four that readers need. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 4, ecc: "M" });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { path, size };
}
