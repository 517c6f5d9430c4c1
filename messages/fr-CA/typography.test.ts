import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

type Node = { type: string } & Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** Every text inside, `0` for each value in one, without names of modules. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value)) return [];
  const inside = Object.entries(value).flatMap(([key, child]) => (key === "source" ? [] : textsIn(child)));
  if (value.type === "TemplateLiteral") {
    const parts = value["quasis"] as { value: { cooked: string } }[];
    return [parts.map(({ value: { cooked } }) => cooked).join("0"), ...inside];
  }
  const isText = value.type === "JSXText" || value.type === "Literal";
  return isText && typeof value["value"] === "string" ? [value["value"].replaceAll("&nbsp;", "\u00a0")] : inside;
}

const files = globSync(["messages/fr-CA/*.ts", "storefront/content/fr-CA/**/*.{ts,tsx}"]).filter(
  (file) => !file.includes(".test."),
);
const said = files.flatMap((file) =>
  textsIn(parseSync(file, readFileSync(file, "utf8")).program).map((text) => ({ file, text })),
);
const saidWith = (wrong: RegExp) => said.filter(({ text }) => wrong.test(text));

test("a colon, a percent sign and what stands inside guillemets hang on to their neighbor", () => {
  expect(said.length).toBeGreaterThan(1_000);
  expect(saidWith(/ \u00a0?[:%»]|«(?!\u00a0)|(?<!\u00a0)»|\d%|\p{L}:(?:\s|$)/u)).toEqual([]);
});

test("nothing stands before a semicolon, a question mark or an exclamation mark", () => {
  expect(saidWith(/\p{L}[ \u00a0][;?!]/u)).toEqual([]);
});

test("apostrophes are typographic, and an ellipsis is one sign", () => {
  expect(saidWith(/\p{L}'\p{L}|\.\.\./u)).toEqual([]);
});
