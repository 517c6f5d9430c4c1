import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { Sentence } from "./sentence.tsx";

const priceWords = (price: ReactNode, care: ReactNode) => ["From ", price, " with ", care, "."];

test("a sentence stands in the order of its pieces, and React finds nothing to warn about", () => {
  const warnings: unknown[][] = [];
  const { error } = console;
  Object.assign(console, { error: (...words: unknown[]) => warnings.push(words) });
  onTestFinished(() => void Object.assign(console, { error }));
  const sentence = <Sentence of={priceWords(<b>$5</b>, <i>care</i>)} />;
  expect(renderToStaticMarkup(sentence)).toBe("From <b>$5</b> with <i>care</i>.");
  expect(warnings).toEqual([]);
});
