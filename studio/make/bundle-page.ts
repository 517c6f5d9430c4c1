import { fileURLToPath } from "node:url";
import { build } from "vite";

const STUDIO = fileURLToPath(new URL("..", import.meta.url));

/** A page of the studio as one script. */
export async function bundlePage(entry = "page.ts"): Promise<string> {
  const result = await build({
    configFile: false,
    root: STUDIO,
    logLevel: "error",
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
