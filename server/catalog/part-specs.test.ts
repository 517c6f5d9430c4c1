import { expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { describeGear, describePart } from "./describe-gear.ts";

interface Shown {
  slug: string;
  specs: { text: string }[];
}

const cards: Shown[] = demoCatalogue.products.flatMap((product): Shown[] => {
  if (product.kind === "part") return [{ slug: product.slug, specs: describePart(product, []).specs }];
  return product.kind === "gear" ? [{ slug: product.slug, specs: describeGear(product, []).specs }] : [];
});
const textsOf = (slug: string) => cards.find((card) => card.slug === slug)?.specs.map(({ text }) => text);

test("a card says a component in words, without names of fields or yes and no", () => {
  expect(textsOf("ssd-990-pro-4tb")).toEqual(["4 TB, PCIe 4.0 NVMe", "Reads 7,450 MB/s", "Writes 6,900 MB/s"]);
  expect(textsOf("cooler-360-black")).toEqual(["Liquid, 360 mm radiator", "3 fans"]);
  const raw = cards.flatMap(({ specs }) =>
    specs.filter(({ text }) => /: (?:Yes|No)$|^(?:Panel|Inches|Curved|Kind):/.test(text)),
  );
  expect(raw).toEqual([]);
});

test("a screen is size and panel, pixels and rate, as gear and with a PC alike", () => {
  expect(textsOf("arc-24")).toEqual(textsOf("arc-24-with-pc"));
  expect(textsOf("arc-24")?.[0]).toBe("23.8 in IPS");
});

test("a card never has more lines than it has room for", () => {
  expect(cards.filter(({ specs }) => specs.length > 3)).toEqual([]);
});

test("a part is as long in inches as in millimeters, and the maker of its chip is not called its own", () => {
  const texts = cards.flatMap(({ specs }) => specs.map(({ text }) => text));
  expect(texts.filter((text) => /mm (?:long|tall)|mm\) (?:long|tall)/.test(text)).length).toBeGreaterThan(0);
  expect(texts.filter((text) => /\d mm (?:long|tall)/.test(text))).toEqual([]);
  const lines = demoCatalogue.products.flatMap((product) =>
    product.kind === "part" && product.optionId === 5 ? describePart(product, []).specTable : [],
  );
  expect(lines.find(({ label }) => label === "Chip maker")?.value).toMatch(/NVIDIA|AMD|Intel/);
  expect(lines.filter(({ label }) => label === "Maker")).toEqual([]);
  expect(lines.find(({ label }) => label.startsWith("Length"))?.value).toMatch(/^[\d.]+ in \(\d+ mm\)$/);
});
