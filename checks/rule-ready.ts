import { globSync, readFileSync } from "node:fs";

const LIST = "docs/conformance/rule-ready.md";

/** Sources that are written and tested and that the store does not use yet: rows of docs/conformance/rule-ready.md. */
export function ruleReadySources(): string[] {
  return [...readFileSync(LIST, "utf8").matchAll(/^\| `([^`]+)` \|/gm)].map(([, file = ""]) => file);
}

/** Rules with something to run in them: types, and the lists they are made of, are used without being loaded. */
export function rulesThatRun(): string[] {
  return globSync("rules/**/*.ts").filter(
    (file) =>
      !file.endsWith(".test.ts") &&
      !file.includes("/testing/") &&
      /^export (?:async )?(?:function|class)\b/m.test(readFileSync(file, "utf8")),
  );
}
