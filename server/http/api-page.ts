import type { ApiDocument, Operation } from "./api-document.ts";

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The API document as a page a person reads, a chapter a noun: no script, one style sheet. */
export function apiPage(document: ApiDocument, storeName: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const chapters = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? "api");
  const title = `${escape(storeName)} API`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/api.css"></head><body>
<header><h1>${title}</h1><p>${escape(document.info.description)}</p><p><a href="/openapi.json">openapi.json</a>, OpenAPI ${document.openapi}, ${calls.length} calls. <a href="/">The store</a></p></header>
<nav aria-label="Calls">${[...chapters].map(([noun, own]) => contents(noun, own)).join("\n")}</nav>
<main>${[...chapters].map(([noun, own]) => `<section><h2 id="${noun}">${escape(noun)}</h2>${own.map(section).join("\n")}</section>`).join("\n")}</main></body></html>`;
}

function contents(noun: string, calls: readonly Call[]): string {
  const items = calls.map((call) => `<li><a href="#${idOf(call)}">${escape(shortPath(call))}</a></li>`).join("");
  return `<details><summary>${escape(noun)} <span>${calls.length}</span></summary><ul>${items}</ul></details>`;
}

function shortPath({ method, path }: Call): string {
  return `${method} ${path.replace(/^\/api\//, "")}`;
}

function idOf({ method, path }: Call): string {
  return `${method}${path}`.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
}

function section(call: Call): string {
  const { method, path, operation } = call;
  const body = operation.requestBody?.content["application/json"];
  const reply = operation.responses["200"]?.content["application/json"];
  const parameters = operation.parameters ?? [];
  return `<article id="${idOf(call)}"><h3><a href="#${idOf(call)}"><b>${method}</b> ${escape(path)}</a></h3>
<p><strong>${escape(operation.summary)}.</strong> ${escape(operation.description)}</p>
${
  parameters.length > 0
    ? fields(
        "In the address",
        parameters.map(({ name, required, schema }) => fieldRow(name, schema, required)),
      )
    : ""
}
${body ? fields("In the body", rowsOf(body.schema)) : ""}${example("Send", body?.example)}
${reply ? fields("In the answer", rowsOf(reply.schema)) : ""}${example("Answer", reply?.example)}</article>`;
}

type Schema = Record<string, unknown>;

/** The fields of the first level; what stands inside of them the example shows, and the document says. */
function rowsOf(schema: object): string[] {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(properties).map(([name, field]) => fieldRow(name, field, required.includes(name)));
}

function fieldRow(name: string, field: unknown, isRequired: boolean): string {
  const { description = "" } = (field ?? {}) as { description?: string };
  const note = [isRequired ? "" : "may be left out", description].filter(Boolean).join(". ");
  return `<tr><th scope="row"><code>${escape(name)}</code></th><td>${escape(typeOf(field as Schema))}</td><td>${escape(note)}</td></tr>`;
}

/** `integer`, `string or null`, `list of objects`, `one of "USA", "CANADA"`. */
function typeOf(schema: Schema): string {
  const { type, enum: values, const: only, items, anyOf, oneOf } = schema;
  if (only !== undefined) return `always ${JSON.stringify(only)}`;
  if (Array.isArray(values)) return `one of ${values.map((value) => JSON.stringify(value)).join(", ")}`;
  const choices = (anyOf ?? oneOf) as Schema[] | undefined;
  if (choices) return [...new Set(choices.map(typeOf))].join(" or ");
  if (type === "array") {
    const one = typeOf((items ?? {}) as Schema);
    return /^(?:string|integer|number|object)$/.test(one) ? `list of ${one}s` : `list of: ${one}`;
  }
  if (Array.isArray(type)) return type.join(" or ");
  return typeof type === "string" ? type : "anything";
}

function fields(title: string, rows: readonly string[]): string {
  return rows.length === 0 ? "" : `<table><caption>${title}</caption><tbody>${rows.join("")}</tbody></table>`;
}

function example(title: string, value: unknown): string {
  return value === undefined
    ? ""
    : `<figure><figcaption>${title}</figcaption><pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre></figure>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

export const API_PAGE_STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--line:color-mix(in srgb,currentColor 18%,transparent)}
a{color:inherit}body{margin:0 auto;max-width:76rem;padding:2rem 1rem 4rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem 3rem}
h1{margin:0 0 .5rem;font-size:2rem;line-height:1.2}h2{margin:2rem 0 0;font-size:1.5rem;text-transform:capitalize}main>section:first-child h2{margin-top:0}
header p,article p{margin:.25rem 0;max-width:44rem}article{padding:1.25rem 0;border-bottom:1px solid var(--line);scroll-margin-top:1rem}
h3{margin:0 0 .25rem;font:600 1rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}h3 a{color:inherit;text-decoration:none}h3 a:hover{text-decoration:underline}h3 b{opacity:.7;font-weight:600}
table{width:100%;margin:1rem 0 0;border-collapse:collapse;font-size:.875rem}caption,figcaption{text-align:left;font-weight:600;font-size:.875rem;padding:.25rem 0}th,td{padding:.375rem .75rem .375rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere}th{width:32%}td:nth-child(2){width:30%}
figure{margin:1rem 0 0}pre{overflow:auto;max-height:24rem;margin:0;font-size:.8125rem;line-height:1.45;padding:1rem;border:1px solid var(--line);border-radius:.5rem}
nav details{border-bottom:1px solid var(--line)}nav summary{cursor:pointer;padding:.5rem 0;font-weight:600;text-transform:capitalize}nav summary span{opacity:.6;font-weight:400}nav ul{list-style:none;margin:0 0 .75rem;padding:0;font:.8125rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}nav li a{display:block;padding:.25rem 0;color:inherit}
@media(min-width:60rem){body{grid-template-columns:19rem minmax(0,1fr)}header{grid-column:1/-1}nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto}}`;
