import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const STUDIO = fileURLToPath(new URL("..", import.meta.url));

/**
 * The studio's page as one script. `models` stands in for `models/models.ts` as source text, when a single model is to be
 * seen before it is in the table.
 */
export async function bundlePage(entry = "page.ts", models?: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: STUDIO,
    logLevel: "error",
    plugins: models === undefined ? [] : [instead(models)],
    build: {
      write: false,
      minify: false,
      target: "esnext",
      lib: { entry: `${STUDIO}${entry}`, formats: ["iife"], name: "page" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no script`);
  return chunk.code;
}

function instead(models: string): Plugin {
  return {
    name: "one-model",
    load: { filter: { id: /\/studio\/models\/models\.ts$/ }, handler: () => models },
  };
}
