import type { CallInput, Call } from "#contract/call.ts";

/**
 * Path and query of a call. Scalars are `key=value`, lists repeat their key, and a record of lists (`facets`) is written
 * as its own keys: `{ list: "gaming-pcs", facets: { memory: ["32-gb", "64-gb"] } }` → `?list=gaming-pcs&memory=32-gb&memory=64-gb`.
 */
export function apiAddress(call: Pick<Call, "path">, input: CallInput<Call> | undefined): string {
  const search = new URLSearchParams();
  let { path } = call;
  for (const [key, value] of entries(input?.query)) {
    if (path.includes(`:${key}`)) path = path.replace(`:${key}`, encodeURIComponent(String(value)));
    else append(search, key, value);
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

function append(search: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) for (const one of value) append(search, key, one);
  else if (typeof value === "object") for (const [inner, one] of Object.entries(value)) append(search, inner, one);
  else search.append(key, String(value));
}

function entries(query: unknown): [string, unknown][] {
  return typeof query === "object" && query !== null ? Object.entries(query) : [];
}
