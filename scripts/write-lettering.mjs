// Writes the outlines of our two typefaces in the weights of the sharing cards, so that a card's words look the same
// on a machine without any font. Run again only when a typeface or its weight changes, with two packages that nothing
// else needs: npm install --no-save fontkit@2.0.4 wawoff2@2.0.1 && node scripts/write-lettering.mjs
import { readFileSync, writeFileSync } from "node:fs";
import * as fontkit from "fontkit";
import wawoff from "wawoff2";

const FACES = [
  { name: "title", file: "archivo/files/archivo-latin-wdth-normal.woff2", axes: { wght: 620, wdth: 112 } },
  { name: "text", file: "inter/files/inter-latin-wght-normal.woff2", axes: { wght: 450 } },
];
/** What SVG calls them. */
const LETTERS = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" };
/** Kerning of less is not seen at the size of a card. In thousandths of the type's size. */
const LEAST_KERNING = 12;
/** Pairs are looked up among these only: the rest is rare in names. */
const KERNED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-$";

for (const { name, file, axes } of FACES) {
  const packed = readFileSync(`node_modules/@fontsource-variable/${file}`);
  const font = fontkit.create(Buffer.from(await wawoff.decompress(packed))).getVariation(axes);
  const scale = 1000 / font.unitsPerEm;
  const round = (value) => Math.round(value * scale);
  const glyphs = {};
  for (const code of font.characterSet.filter((point) => point >= 32 && point < 0x2600)) {
    const glyph = font.glyphForCodePoint(code);
    const path = glyph.path.commands
      .map(({ command, args }) => LETTERS[command] + args.map((arg, at) => round(at % 2 ? -arg : arg)).join(" "))
      .join("");
    glyphs[String.fromCodePoint(code)] = [round(glyph.advanceWidth), path];
  }
  const kerning = {};
  for (const left of KERNED)
    for (const right of KERNED) {
      const run = font.layout(left + right);
      const moved = round(run.positions[0].xAdvance - run.glyphs[0].advanceWidth);
      if (run.glyphs.length === 2 && Math.abs(moved) >= LEAST_KERNING) kerning[left + right] = moved;
    }
  const lines = (table) =>
    Object.entries(table)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value).replaceAll(",", ", ")}`)
      .join(",\n");
  writeFileSync(
    `server/share/${name}-lettering.json`,
    `{\n  "glyphs": {\n${lines(glyphs)}\n  },\n  "kerning": {\n${lines(kerning)}\n  }\n}\n`,
  );
}
