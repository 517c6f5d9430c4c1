import type { Fitted } from "./build-of-parts.ts";
import { type Sum, sumOf } from "./find.ts";

export function modulesIn(memory: readonly Fitted<"memory">[]): Sum {
  return sumOf(memory, ({ quantity, facts }) => (facts.modules === null ? null : quantity * facts.modules));
}
