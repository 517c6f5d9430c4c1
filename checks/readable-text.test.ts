import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ALLOWED, readableTextIn, readableTexts } from "./readable-text.ts";

test("no text that a shopper reads stands outside of messages/ and the pages of a language", () => {
  expect(readableTexts().map(({ at, text }) => `${at} "${text}"`)).toEqual([]);
});

test("a language is named in messages/ alone: a build has its own as #words/, an order its locale", () => {
  const naming = globSync("{server,storefront,ui,contract,adapters}/**/*.{ts,tsx}", { exclude: ["**/*.test.ts*"] })
    .filter((file) => !/\/testing\/|^storefront\/content\//.test(file))
    .filter((file) => /["'`][a-z]{2}-[A-Z]{2}["'`]/.test(readFileSync(file, "utf8")));
  expect(naming).toEqual([]);
});

test("every file that is allowed a text of its own still has one", () => {
  const without = Object.keys(ALLOWED).filter((file) => readableTextIn(file, readFileSync(file, "utf8")).length === 0);
  expect(without).toEqual([]);
});

const inPage = (jsx: string) => readableTextIn("page.tsx", `const page = ${jsx};`).map(({ text }) => text);
const inServer = (code: string) => readableTextIn("server.ts", code).map(({ text }) => text);

test.each([
  ["<p>Sold out</p>", "Sold out"],
  ["<p>and {count} more</p>", "and"],
  ['<input aria-label="quantity" />', "quantity"],
  ['<img alt={isOne ? "picture" : ""} />', "picture"],
  ["<a title={`${count} left`} />", "… left"],
  ['<Field placeholder="code" />', "code"],
  ['<b>{isAdding ? "Adding" : words.add}</b>', "Adding"],
  ["<b>{count > 0 && `Only ${count} left`}</b>", "Only … left"],
  ['<Shelf intro="Built, tested and waiting" />', "Built, tested and waiting"],
  ['<Row cells={["Sold out"]} />', "Sold out"],
])("in %s is read: %s", (jsx, text) => {
  expect(inPage(jsx)).toContain(text);
});

test.each([
  ['const NOTE = "We don’t sell this anymore.";', "We don’t sell this anymore."],
  ['refuse(404, "unknown", "There is no such card.");', "There is no such card."],
  ["const text = `${name} is sold out.`;", "… is sold out."],
  ['const label = { state: "Sold out" };', "Sold out"],
  ['function words() { return "Free with code"; }', "Free with code"],
  ['new Response("There is no such page.");', "There is no such page."],
  ["html`<p>${words}</p>${`The total is ${total}`}`;", "The total is …"],
])("in %s a person reads: %s", (code, text) => {
  expect(inServer(code)).toContain(text);
});

test.each([
  '<p className="card card--Large Wide">{words.soldOut}</p>',
  '<Picture sizes="(max-width: 720px) 100vw, 640px" />',
  "<>{a} / {b} · ({c})</>",
  '<input name="State" autoComplete="postal-code" />',
])("%s holds nothing that is read", (jsx) => {
  expect(inPage(jsx)).toEqual([]);
});

test.each([
  'throw new Error("The catalogue has no product.");',
  'world.log.warn({ id }, "The mail was not sent");',
  "sql`select name from products Where sold = 1`;",
  'type Brand = "American Express Card";',
  'const is = "Success" in body && kind === "Sold out";',
  'const headers = { "cache-control": "public, max-age=60, Immutable" };',
  'const brand = "American Express";',
])("%s is for us, not for shoppers", (code) => {
  expect(inServer(code)).toEqual([]);
});
