// Writes our two typefaces as the pages need them: the letters of Western languages, and of each axis only what a style
// sheet asks for. 60 kB instead of 138. Run again when a weight or width outside these ranges comes into a style sheet,
// with a package that nothing else needs: npm install --no-save subset-font@2.9.0 && node scripts/write-fonts.mjs
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const FACES = [
  {
    name: "archivo",
    file: "archivo-latin-wdth-normal",
    axes: { wght: { min: 600, max: 660 }, wdth: { min: 106, max: 118 } },
  },
  { name: "inter", file: "inter-latin-wght-normal", axes: { wght: { min: 400, max: 650 } } },
];
/** First and last code points: ASCII, Latin-1, then the letters, dashes, quotes and signs of English and French text. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x200a],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
];
const text = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
).join("");

for (const { name, file, axes } of FACES) {
  const whole = readFileSync(`node_modules/@fontsource-variable/${name}/files/${file}.woff2`);
  const part = await subsetFont(whole, text, { targetFormat: "woff2", variationAxes: axes });
  writeFileSync(`ui/fonts/${name}.woff2`, part);
}
