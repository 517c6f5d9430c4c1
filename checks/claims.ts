import { globSync, readFileSync } from "node:fs";
import type { ConformanceRow } from "./conformance.ts";
import { drivesTheStore } from "./drives-the-store.ts";
import { type TestCall, testCallsOf } from "./test-calls.ts";

/** A row of a table of tests with the test that it names. */
export interface Claim extends Pick<ConformanceRow, "testFile" | "testName"> {
  call: Pick<TestCall, "text" | "names" | "from">;
}

/** What the owner's import and commands put there: what is sold, at what price, how many, by which codes. */
const SHELF = new Set(["stock", "skus", "products", "coupons"]);
const WRITES = /\b(?:insertInto|updateTable)\(\s*["'](\w+)|\binsert\s+into\s+(\w+)|\bupdate\s+(\w+)\s+set\b/gi;
const PLACEHOLDER = /%[sdifjoO#$]|\$\{/;
const STATEMENT = /^- \*\*([SU]\d+)\*\* (.*(?:\n(?!- |#|\n).*)*)/gm;

/** The rows whose tests are there; a row without its test is refused by itself (`brokenRow`). */
export function claimsOf(rows: readonly ConformanceRow[]): Claim[] {
  return rows.flatMap(({ testFile, testName }) => {
    const call = testCallsOf(testFile).find(({ title }) => title === testName);
    return call ? [{ testFile, testName, call }] : [];
  });
}

/**
 * Why a statement's tests do not show it, or null. One of them must drive the store by itself, have walked by its doors to
 * what it looks at, and be this statement's own: one title over many cases names each case's statement. And what the
 * statement spells in code stands in its tests.
 */
export function falseClaim(number: string, claims: readonly Claim[], words: readonly string[]): string | null {
  const driving = claims.filter(({ testFile, call }) => drivesTheStore(testFile, call));
  if (driving.length === 0) return `${number}: no test of it drives the store`;
  const walked = driving.filter(({ call }) => tablesWritten(call.text).length === 0);
  if (walked.length === 0)
    return `${number}: its tests look at rows that they wrote by SQL themselves (${driving.flatMap(({ call }) => tablesWritten(call.text)).join(", ")})`;
  const own = walked.filter(
    ({ testName, call }) => !PLACEHOLDER.test(testName) || new RegExp(String.raw`\b${number}\b`).test(call.text),
  );
  if (own.length === 0) return `${number}: its tests stand for several cases, and none says that it is its own`;
  const said = claims.map(({ call }) => call.text + textOfHelpers(call.from)).join("\n");
  const unsaid = words.filter((word) => !said.toLowerCase().includes(word.toLowerCase()));
  return unsaid.length > 0 ? `${number}: its tests never say ${unsaid.join(", ")}` : null;
}

/** The tables into which a text writes by SQL what a shopper or the desk would bring about. */
export function tablesWritten(text: string): string[] {
  const tables = [...text.matchAll(WRITES)].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
  return [...new Set(tables)].filter((table) => !SHELF.has(table));
}

/** What each statement spells in code. */
export function spelledWords(): ReadonlyMap<string, readonly string[]> {
  const pages = globSync("docs/spec/*.md").map((page) => readFileSync(page, "utf8"));
  return new Map(
    pages.flatMap((text) =>
      [...text.matchAll(STATEMENT)].map(([, number = "", statement = ""]) => [number, wordsIn(statement)] as const),
    ),
  );
}

/** What stands in backticks, in its fixed parts: `/store/{slug}` is `/store/`, a field of a field is two words. */
export function wordsIn(statement: string): string[] {
  return [...statement.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) =>
    code.split(/\{\w+\}|[{}?=]|(?<=\w)\.(?=\w)|the product|x{3,4}/).filter((part) => /\w/.test(part)),
  );
}

const helpers = new Map<string, string>();

/** What a test says by helpers that are written for tests. */
function textOfHelpers(files: ReadonlySet<string>): string {
  return [...files]
    .filter((file) => /^server\/testing\/|^e2e\/|\/test-[\w-]+\.tsx?$/.test(file))
    .map((file) => {
      const text = helpers.get(file) ?? readFileSync(file, "utf8");
      helpers.set(file, text);
      return text;
    })
    .join("\n");
}
