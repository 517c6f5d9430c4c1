import { globSync, readFileSync } from "node:fs";

/** Numbers as comments, titles and documents name them: statements S and U, readings A. AMD's chipsets have such names, too. */
const NUMBER = /(?<![\w./-]|AMD )[SAU]\d{1,3}(?![\w/-])/g;
const DECISION = /\bdecisions? (\d+)\b/gi;

export interface Defined {
  numbers: ReadonlySet<string>;
  decisions: ReadonlySet<number>;
}

/** What docs/spec/ and docs/decisions/ define: `- **S503** …`, a reading's row `| A46 | …`, a decision's file name. */
export function definedNumbers(): Defined {
  const spec = globSync("docs/spec/*.md").map((page) => readFileSync(page, "utf8"));
  const numbers = spec.flatMap((text) =>
    [...text.matchAll(/^(?:- \*\*([SU]\d+)\*\*|\| (A\d+) \|)/gm)].map((match) => match[1] ?? match[2] ?? ""),
  );
  return { numbers: new Set(numbers), decisions: new Set(decisionNumbers()) };
}

/** Numbers of the files in docs/decisions/, sorted, each as often as it stands there. */
export function decisionNumbers(): number[] {
  return globSync("docs/decisions/[0-9]*.md")
    .map((file) => Number(/(\d+)-[^/]+$/.exec(file)?.[1]))
    .sort((a, b) => a - b);
}

/** Numbers in a text that nothing defines, as they are written there. */
export function unknownNumbers(text: string, defined: Defined): string[] {
  return [
    ...[...text.matchAll(NUMBER)].map(([number]) => number).filter((number) => !defined.numbers.has(number)),
    ...[...text.matchAll(DECISION)].filter((match) => !defined.decisions.has(Number(match[1]))).map(([words]) => words),
  ];
}

/** Everything a person reads beside the code. The demo catalogue and the studio name parts, not statements. */
export function filesWithNumbers(): string[] {
  return globSync([
    "*.{ts,md}",
    "docs/**/*.md",
    "{rules,messages,contract,adapters,sandbox,server,ui,storefront,checks,scripts,e2e,bench,chaos}/**/*.{ts,tsx,mjs,sql,css}",
  ]).filter((file) => file !== "checks/spec-numbers.test.ts");
}
