import { harmOf, type Verdict } from "#rules/build/verdict.ts";
import type { ConfiguredBuild } from "../builds/configure.ts";

/** The worst that the rules say of a part in its build; null where none has anything to say, or what it does not know was proved. */
export function worstAbout({ report, proven }: ConfiguredBuild, skuId: number): Verdict | null {
  return report.verdicts
    .filter(({ parts, rule }) => parts.includes(String(skuId)) && !proven.has(rule))
    .reduce<Verdict | null>((worst, each) => (worst === null || harmOf(each) > harmOf(worst) ? each : worst), null);
}
