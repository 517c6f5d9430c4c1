import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { JudgedBuild, KeptOut } from "#contract/configurator.ts";
import { KeptOutNote } from "./kept-out-note.tsx";

const KEPT_OUT: KeptOut = {
  states: ["CA", "CO"],
  kwhPerYear: 71,
  kwhAllowed: 60,
  fixes: [{ slot: 5, skuId: 7, text: "Take the RTX 5070", build: "5p7", difference: 120 }],
};
const place = (state: string, country: "USA" | "CANADA" = "USA") => ({ country, state, zipCode: "80202", city: "" });

function told(shipTo: ReturnType<typeof place> | null, keptOut: KeptOut | null = KEPT_OUT) {
  const judged = {
    name: "Easy Compact",
    slug: "easy-compact",
    fromNothing: false,
    build: "5p6",
    keptOut,
  } as JudgedBuild;
  return renderToStaticMarkup(<KeptOutNote judged={judged} shipTo={shipTo} />)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

test("a build that would go to such a state is warned of by its name, with the reason and a button for each way in", () => {
  const text = told(place("CO"));
  expect(text).toContain("With these parts we can’t sell Easy Compact into Colorado.");
  expect(text).toContain("allows 60 kWh a year at rest; this PC uses 71.");
  expect(text).toContain("Take the RTX 5070 +$120.00");
});

test("where no single part lets it in, the other ways are said", () => {
  expect(told(place("CO"), { ...KEPT_OUT, fixes: [] })).toContain("No single part changes that.");
});

test("elsewhere, and where nobody said a place, one line names the states", () => {
  for (const elsewhere of [null, place("TX"), place("CO", "CANADA")])
    expect(told(elsewhere)).toContain("With these parts, not sold into California or Colorado.");
});

test("of what may go anywhere nothing is said", () => {
  expect(told(place("CO"), null).trim()).toBe("");
});
