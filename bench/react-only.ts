import { gzipSync } from "node:zlib";
import { build } from "vite";

const SOURCE = `import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
hydrateRoot(document.body, createElement("p"));`;

/** Bytes of gzip of a page that has React and nothing else, by the bundler of the build: no page with an island is below. */
export async function measureReactOnly(): Promise<number> {
  const entry = `${process.cwd()}/react-only.js`;
  const built = await build({
    configFile: false,
    logLevel: "silent",
    mode: "production",
    plugins: [
      {
        name: "react-only",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? SOURCE : null),
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ("output" in each ? each.output : []));
  return outputs.reduce((sum, each) => sum + (each.type === "chunk" ? gzipSync(each.code, { level: 9 }).length : 0), 0);
}
