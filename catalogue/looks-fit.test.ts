import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { demoCatalogue } from "./demo-catalogue.ts";
import type { Look } from "../studio/looks/look.ts";
import { readLooks } from "../studio/make/read-looks.ts";

const looks = readLooks(fileURLToPath(new URL("./looks/", import.meta.url)));

interface Shown {
  name: string;
  summary: string;
  description: readonly string[];
  pictures: readonly string[];
}

/** The look of a product's first picture. */
function lookOf<Name extends Look["model"]>({ name, pictures }: Shown, model: Name): Extract<Look, { model: Name }> {
  const look = looks.get(pictures[0] ?? "");
  if (look?.model !== model) throw new Error(`${name} shows no ${model}`);
  return look as Extract<Look, { model: Name }>;
}

const textOf = ({ name, summary, description }: Shown): string => [name, summary, ...description].join(" ");

const cards = demoCatalogue.products.flatMap((product) =>
  product.kind === "part" && product.optionId === 5 ? [product] : [],
);
function screenSocketsOf({ facts }: (typeof cards)[number]) {
  const count = (name: string) =>
    (facts.outputs ?? []).reduce((sum, { kind, count: sockets }) => (kind.startsWith(name) ? sum + sockets : sum), 0);
  return { hdmi: count("HDMI"), displayPort: count("DisplayPort") };
}

const refurbished = demoCatalogue.products.flatMap((product) =>
  product.kind === "gear" && product.condition !== null ? [product] : [],
);

/** How many slots a look may be thicker or thinner than its product: a set serves cards that are nearly alike. */
const SLOTS_APART = 0.5;

test.each(cards.map((card) => [card.slug, card] as const))(
  "%s: its bracket has the sockets of its facts",
  (_, card) => {
    expect(lookOf(card, "graphics-card").outputs).toEqual(screenSocketsOf(card));
  },
);

test.each(cards.map((card) => [card.slug, card] as const))(
  "%s: its power sockets are those of its facts",
  (_, card) => {
    expect(lookOf(card, "graphics-card").eightPins).toBe(card.facts.powerConnectors?.pcie8);
  },
);

test.each(cards.map((card) => [card.slug, card] as const))(
  "%s: it is as many slots thick as its facts say",
  (_, card) => {
    const { slots } = lookOf(card, "graphics-card");
    expect(Math.abs(slots - Number(card.facts.slots))).toBeLessThanOrEqual(SLOTS_APART);
  },
);

/** The first that a text says is of the card's own fans; later it may compare it with another. */
const FANS = /\b(two|three) fans\b/i;

const withFans = cards.flatMap((card) => {
  const said = FANS.exec(textOf(card))?.[1]?.toLowerCase();
  return said === undefined ? [] : [[card.slug, said, card] as const];
});

test.each(withFans)("%s: it has %s fans, as its text says", (_, said, card) => {
  expect(lookOf(card, "graphics-card").fans).toBe(said === "two" ? 2 : 3);
});

const processors = refurbished.filter(({ facts }) => facts.type === "Processor");

test.each(processors.map((processor) => [processor.slug, processor] as const))(
  "%s: it shows a box only if its text does not say that it comes without",
  (_, processor) => {
    const without = /\bno box\b|\bwithout\b[^.]*\bbox\b/i.test(textOf(processor));
    expect(lookOf(processor, "processor-box").boxed).toBe(!without);
  },
);
