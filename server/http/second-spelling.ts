import { z } from "zod";
import type { Route } from "./route.ts";

const nothing = z.strictObject({});

/** The same call under another path: the same check, rules and handler. */
function alsoAt(row: Route, path: string): Route {
  return { ...row, endpoint: { ...row.endpoint, path, named: "specification" } };
}

/** A read that may be posted, too: what its address holds stands in the body then. */
export function posted(row: Route, path: string = row.endpoint.path): Route {
  const { endpoint, handle } = row;
  return {
    ...row,
    endpoint: { ...endpoint, method: "POST", path, named: "specification", query: nothing, body: endpoint.query },
    // A read takes no body, so nothing may stand in the address of a posted one.
    handle: ({ query, body }, caller, world) => handle({ query: body, body: query }, caller, world),
  };
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
  return method === "GET" ? [...rows, ...rows.map((each) => posted(each))] : rows;
}
