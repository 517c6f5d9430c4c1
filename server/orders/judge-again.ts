import { checkBuild } from "#rules/build/check-build.ts";
import type { OrderedBuild } from "#rules/order/ordered-build.ts";
import { ourWorkshop, toBuild } from "../builds/configure.ts";
import { readJudgedFacts } from "../catalog/part-facts.ts";
import type { Queries } from "../db/database.ts";

/** A build of an order, judged again by the facts of then. */
export interface JudgedAgain {
  name: string;
  verdicts: number;
  /** Rules that say something else now, and parts whose facts of then are gone; empty when all is the same. */
  differences: string[];
}

/**
 * Judges each build of an order again, by the versions of the facts that it was judged by and on the day it was: the same
 * verdicts, whatever is known of its parts today.
 */
export async function judgeAgain(queries: Queries, orderNumber: string): Promise<JudgedAgain[]> {
  const lines = await queries
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select(["order_lines.description", "order_lines.build"])
    .where("order_number", "=", orderNumber)
    .where("build", "is not", null)
    .orderBy("position")
    .execute();
  return Promise.all(lines.flatMap(({ description, build }) => (build ? judge(queries, description, build) : [])));
}

async function judge(queries: Queries, name: string, { on, parts, verdicts }: OrderedBuild): Promise<JudgedAgain> {
  const judged = parts.flatMap(({ skuId, version }) => (version === null ? [] : [{ skuId, version }]));
  const facts = new Map((await readJudgedFacts(queries, judged)).map((known) => [known.skuId, known]));
  const gone = judged.filter(({ skuId }) => !facts.has(skuId)).map(({ skuId }) => `facts of ${skuId}`);
  const known = parts.map((part) => ({ ...part, known: facts.get(part.skuId) ?? null }));
  const now = new Map(checkBuild(toBuild(known), ourWorkshop(on)).verdicts.map((verdict) => [verdict.rule, verdict]));
  const then = new Map(verdicts.map((verdict) => [verdict.rule, verdict]));
  const rules = [...new Set([...then.keys(), ...now.keys()])];
  const others = rules.filter((rule) => canonical(then.get(rule)) !== canonical(now.get(rule)));
  return { name, verdicts: verdicts.length, differences: [...gone, ...others] };
}

/** The database keeps an object's fields in an order of its own. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      inner !== null && typeof inner === "object" && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : inner,
    ) ?? ""
  );
}

/** What `npm run recompute` prints of a build. */
export function judgedReport({ name, verdicts, differences }: JudgedAgain): string {
  const judged = `${name}: ${verdicts} verdicts by the facts of then.`;
  return `${judged} ${differences.length === 0 ? "The same." : `Different: ${differences.join(", ")}.`}`;
}
