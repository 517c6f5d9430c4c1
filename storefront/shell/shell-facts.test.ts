import { expect, test } from "vitest";
import { titleWords } from "#words/shell.ts";
import { pageTitle } from "./shell-facts.ts";

test("the default title names the store for gaming PCs, desktops, and more", () => {
  expect(titleWords.store("Rigsmith")).toBe("Shop Rigsmith for Gaming PCs, Desktops, and More");
});

test("a page's title ends with the store's name from the configuration", () => {
  expect(pageTitle([{ id: "root", loaderData: { name: "Otherforge" } }, { id: "x" }], "Gaming PCs")).toBe(
    "Gaming PCs · Otherforge",
  );
});
