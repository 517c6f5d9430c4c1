import type { ApiDocument, Operation } from "./api-document.ts";

/** The API document as a page a person reads: no script, one style sheet. */
export function apiPage(document: ApiDocument, storeName: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => call(method.toUpperCase(), path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(storeName)} API</title><link rel="stylesheet" href="/api.css"></head><body><main>
<h1>${escape(storeName)} API</h1><p>${escape(document.info.description)} <a href="/openapi.json">openapi.json</a></p>
${calls.join("\n")}</main></body></html>`;
}

function call(method: string, path: string, operation: Operation): string {
  const body = operation.requestBody?.content["application/json"]?.schema;
  const reply = operation.responses["200"]?.content["application/json"]?.schema;
  return `<section><h2><span>${method}</span> ${escape(path)}</h2><p>${escape(operation.summary)}. ${escape(operation.description)}</p>
${
  operation.parameters?.length
    ? schema(
        "Query",
        operation.parameters.map(({ name, required, schema }) => ({ name, required, schema })),
      )
    : ""
}
${method === "GET" ? "" : schema("Body", body)}${schema("Answer", reply)}</section>`;
}

function schema(title: string, value: unknown): string {
  return value === undefined
    ? ""
    : `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

export const API_PAGE_STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h2{font-size:1.1rem;margin:2rem 0 .25rem;overflow-wrap:anywhere}h2 span{font-family:ui-monospace,monospace;opacity:.7}p{margin:.25rem 0}
pre{overflow:auto;font-size:.85rem;padding:1rem;border:1px solid color-mix(in srgb,currentColor 20%,transparent)}summary{cursor:pointer;padding:.25rem 0}`;
