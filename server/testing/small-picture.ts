import sharp from "sharp";

/** A jpg of 60 × 40 px in base64, as a buyer sends one. */
export const PICTURE = (
  await sharp({ create: { width: 60, height: 40, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer()
).toString("base64");
