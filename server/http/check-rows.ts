import { checkStaffAct } from "#rules/staff/staff-acts.ts";
import type { AppParts } from "./app.ts";
import { type Address, EVERYTHING_ELSE, type Route } from "./route.ts";
import { MAY_CALL, RATES, type Rules, type Who } from "./route-rules.ts";

const ALLOWED = {
  who: Object.keys(MAY_CALL),
  rate: [...Object.keys(RATES), "uncounted"],
  cache: ["public", "private", "own"],
  crossSite: ["links", "refuse", "signed"],
} satisfies Record<Exclude<keyof Rules, "act" | "file" | "password">, readonly string[]>;

/** Who may post from another site: each is known by a signature. */
const SIGNERS: readonly string[] = ["signer", "gateway", "carrier", "mailer"] satisfies Who[];

/**
 * Throws when a row leaves out who may call it, how often, whether its answer may be kept, or whether another site may
 * send it, when a staff row leaves out right, limit, step-up, audit or undo, and when something is mounted that has no row. The compiler refuses most of these; this stands for the rest,
 * before the store opens.
 */
export function checkRows({ routes, addresses = [], mounts = [], pages }: AppParts): void {
  const seen = new Set<string>();
  for (const { method, path, rules } of [
    ...routes.map(({ endpoint, rules }) => ({ ...endpoint, rules })),
    ...addresses,
  ]) {
    const name = `${method} ${path}`;
    for (const [rule, values] of Object.entries(ALLOWED)) {
      const said: string | undefined = (rules as Partial<Rules> | undefined)?.[rule as keyof typeof ALLOWED];
      if (!said || !values.includes(said)) throw new Error(`${name} does not say its ${rule} (${values.join(", ")})`);
    }
    if (rules.cache === "public" && (method !== "GET" || rules.who !== "anyone"))
      throw new Error(`${name} is public but changes something or belongs to someone`);
    if (rules.crossSite === "signed" && !SIGNERS.includes(rules.who))
      throw new Error(`${name} may come from another site, but nobody signs it`);
    const wrongAct = rules.who === "staff" ? checkStaffAct(rules.act, method !== "GET") : null;
    if (wrongAct) throw new Error(`${name} is for staff and ${wrongAct}`);
    if (rules.act && rules.who !== "staff") throw new Error(`${name} says what staff do, and is not for staff`);
    if (seen.has(name)) throw new Error(`${name} is there twice`);
    seen.add(name);
  }
  for (const { endpoint, rules } of routes)
    if (rules.cache === "private" && rules.crossSite !== "refuse")
      throw new Error(`${endpoint.method} ${endpoint.path} may change something, and another site may lead to it`);
  for (const { endpoint } of routes)
    if (!isStrict(endpoint.query) || !isStrict(endpoint.body))
      throw new Error(
        `${endpoint.method} ${endpoint.path} takes unknown keys: its query and body must be strict objects`,
      );
  const mounted = mounts.flatMap((mount) => mount.routes);
  for (const { method, path } of [...mounted, ...(pages ? [{ method: "ALL", path: EVERYTHING_ELSE }] : [])])
    if (!addresses.some((row) => covers(row, method, path)))
      throw new Error(`${method} ${path} has no row in routes.ts`);
}

function covers(row: Address, method: string, path: string): boolean {
  if (row.method !== "ALL" && row.method !== method) return false;
  if (row.path === path) return true;
  const folder = row.path.endsWith("/*") ? row.path.slice(0, -2) : null;
  return folder !== null && (path === folder || path.startsWith(`${folder}/`));
}

/** A strict object is one that catches every other key with `never`. */
function isStrict(schema: Route["endpoint"]["query"]): boolean {
  const def = schema.def as { type: string; catchall?: { def: { type: string } } };
  return def.type === "object" && def.catchall?.def.type === "never";
}
