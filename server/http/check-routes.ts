import { RATES } from "./rates.ts";
import type { Route, RouteRules } from "./route.ts";

const ALLOWED = {
  who: ["anyone", "cart", "peer"],
  rate: Object.keys(RATES),
  cache: ["public", "private"],
  crossSite: ["refuse", "signed"],
} as const satisfies Record<keyof RouteRules, readonly string[]>;

/**
 * Throws when a route leaves out who may call it, how often, whether its answer may be kept, or whether another site may
 * send it. The compiler refuses most of these; this stands for the rest, before the store opens.
 */
export function checkRoutes(routes: readonly Route[]): void {
  const seen = new Set<string>();
  for (const { endpoint, rules } of routes) {
    const name = `${endpoint.method} ${endpoint.path}`;
    for (const [rule, values] of Object.entries(ALLOWED)) {
      const said: string | undefined = (rules as Partial<RouteRules> | undefined)?.[rule as keyof RouteRules];
      if (!said || !(values as readonly string[]).includes(said))
        throw new Error(`${name} does not say its ${rule} (${values.join(", ")})`);
    }
    if (rules.cache === "public" && (endpoint.method !== "GET" || rules.who !== "anyone"))
      throw new Error(`${name} is public but changes something or belongs to someone`);
    if (!isStrict(endpoint.query) || !isStrict(endpoint.body))
      throw new Error(`${name} takes unknown keys: its query and body must be strict objects`);
    if (seen.has(name)) throw new Error(`${name} is there twice`);
    seen.add(name);
  }
}

/** A strict object is one that catches every other key with `never`. */
function isStrict(schema: Route["endpoint"]["query"]): boolean {
  const def = schema.def as { type: string; catchall?: { def: { type: string } } };
  return def.type === "object" && def.catchall?.def.type === "never";
}
