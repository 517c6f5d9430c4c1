import { z } from "zod";
import type { Route } from "./route.ts";

const nothing = z.strictObject({});

/** The same call under another path: the same check, rules and handler. */
function alsoAt(row: Route, path: string): Route {
  return { ...row, endpoint: { ...row.endpoint, path, named: "specification" } };
}

/**
 * A read that may be posted, too: what its address holds stands in the body then. It is counted as the read is. Nobody
 * keeps its answer, since its address does not say what was asked, and another site's page posts nothing.
 */
export function posted(row: Route, path: string = row.endpoint.path): Route {
  const { endpoint, rules, handle } = row;
  return {
    ...row,
    isPostedRead: true,
    rules: rules.cache === "public" ? { ...rules, cache: "private", crossSite: "refuse" } : rules,
    endpoint: { ...endpoint, method: "POST", path, named: "specification", query: nothing, body: endpoint.query },
    // A read takes no body, so nothing may stand in the address of a posted one.
    handle: ({ query, body }, caller, world) => handle({ query: body, body: query }, caller, world),
  };
}

/** A read that the contract posts, by GET: what its body holds stands in the address then. */
function asked(row: Route): Route {
  const { endpoint, handle } = row;
  return {
    ...row,
    isPostedRead: false,
    endpoint: { ...endpoint, method: "GET", query: endpoint.body, body: nothing },
    handle: ({ query, body }, caller, world) => handle({ query: body, body: query }, caller, world),
  };
}

/** A read for which the specification sets no method: by GET and by POST (A38). */
export function eitherWay(row: Route): Route[] {
  return row.endpoint.method === "GET" ? [row, posted(row)] : [{ ...row, isPostedRead: true }, asked(row)];
}

const SHORT = "/api/proxy/Services/";
const LONG = `${SHORT}Carts/`;

/**
 * A proxy call in both shapes of its path, with `Carts/` and without; one that reads by GET and by POST (A38). `name` is
 * its own where the row's path is no proxy's.
 */
export function proxied(row: Route, name = row.endpoint.path.replace(LONG, "").replace(SHORT, "")): Route[] {
  const { method } = row.endpoint;
  const rows = [alsoAt(row, LONG + name), alsoAt(row, SHORT + name)];
  return method === "GET" ? rows.flatMap(eitherWay) : rows;
}
