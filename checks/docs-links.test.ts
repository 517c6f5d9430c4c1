import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = globSync(["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/**/*.md"]);

/** Links, and code spans that name a file of ours by its path. */
function namedFiles(page: string): string[] {
  const text = readFileSync(page, "utf8");
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map((match) => join(dirname(page), match[1] ?? ""));
  const paths = [
    ...text.matchAll(
      /`((?:rules|contract|server|adapters|sandbox|ui|storefront|catalogue|e2e|bench|chaos|checks|scripts|docs)\/[\w./-]+\.(?:ts|tsx|mjs|md|sql|css))`/g,
    ),
  ].map((match) => match[1] ?? "");
  return [...links, ...paths];
}

/** A recipe may name the file it tells you to make. */
const TO_BE_MADE = new Set(["rules/fees/oregon-parcel-fee.ts"]);

test("every file that the documents name is there", () => {
  const missing = pages.flatMap((page) =>
    namedFiles(page)
      .filter((file) => !existsSync(file) && !TO_BE_MADE.has(file))
      .map((file) => `${page} -> ${file}`),
  );
  expect(missing).toEqual([]);
});
