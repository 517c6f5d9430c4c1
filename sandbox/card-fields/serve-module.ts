import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

/** The sources the card fields run in the browser: the page's own and the very rules the store checks by. */
const SOURCES: Record<string, URL> = {
  "sandbox/card-fields/browser/card-fields-form.ts": new URL("browser/card-fields-form.ts", import.meta.url),
  "sandbox/card-fields/browser/format-typing.ts": new URL("browser/format-typing.ts", import.meta.url),
  "contract/card-messages.ts": new URL("../../contract/card-messages.ts", import.meta.url),
  "sandbox/stripe-js/stripe-script.ts": new URL("../stripe-js/stripe-script.ts", import.meta.url),
  "sandbox/stripe-js/element-page.ts": new URL("../stripe-js/element-page.ts", import.meta.url),
  "sandbox/card-fields/browser/create-token.ts": new URL("browser/create-token.ts", import.meta.url),
  "rules/payment/check-card-fields.ts": new URL("../../rules/payment/check-card-fields.ts", import.meta.url),
  "rules/payment/card-brand.ts": new URL("../../rules/payment/card-brand.ts", import.meta.url),
};

const served = new Map<string, string>();

/** JavaScript of one of the listed sources, imports rewritten to where they are served; null for any other. */
export function moduleText(path: string, servedUnder: string): string | null {
  const source = SOURCES[path];
  if (!source) return null;
  const known = served.get(path);
  if (known !== undefined) return known;
  const text = stripQuietly(readFileSync(source, "utf8")).replaceAll(/from "#([^"]+)"/g, `from "${servedUnder}/$1"`);
  served.set(path, text);
  return text;
}

/** Node runs typed files without a word but warns when asked to strip one; the shop's first lines are not the place for it. */
function stripQuietly(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
