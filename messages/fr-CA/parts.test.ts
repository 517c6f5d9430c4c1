import { expect, test } from "vitest";
import { bothLengths, capacityText, computerWords, partWords, sizeText } from "./parts.ts";
import { weightText } from "./weights.ts";

const read = (text: string) => text.replaceAll("\u00a0", " ");

test("sizes and weights are metric, with a decimal comma", () => {
  expect(read(sizeText({ width: 215, height: 450, depth: 481 }))).toBe("21,5 × 45 × 48,1 cm");
  expect(read(weightText(14_200))).toBe("14,2 kg");
  expect(read(bothLengths(302))).toBe("302 mm (11,9 po)");
});

test("capacities are in octets, screens in pouces", () => {
  expect([512, 2000, 1500].map((gigabytes) => read(capacityText(gigabytes)))).toEqual(["512 Go", "2 To", "1,5 To"]);
  expect(read(computerWords.screenValue(15.6, "2560 × 1440", 240))).toBe("15,6 po, 2560 × 1440, 240 Hz");
});

test("what takes less than two slots takes one in the singular", () => {
  expect(read(partWords.cardSize(304, 1.5))).toBe("Longueur de 304 mm (12 po), 1,5 emplacement");
  expect(read(partWords.cardSize(304, 2.5))).toBe("Longueur de 304 mm (12 po), 2,5 emplacements");
});
