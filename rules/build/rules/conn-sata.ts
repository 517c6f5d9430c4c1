import { sumFits, sumOf } from "../find.ts";
import type { Rule } from "../rule.ts";
import { isMounted } from "../drive-forms.ts";

/** SATA power: drives that are screwed in, and hubs. A splitter makes two of one. */
export const connSata: Rule = {
  id: "conn.sata",
  reads: ["drives.formFactor", "case.hubSataPower", "cooler.sataPower", "supply.connectors"],
  worst: "step",
  fixedBy: ["supply", "drives"],
  judge({ drives, case: chassis, cooler, supply }) {
    if (!supply) return null;
    const needs: (number | null)[] = drives.map(({ quantity, facts }) => {
      const mounted = isMounted(facts.formFactor);
      return mounted === null ? null : quantity * Number(mounted);
    });
    if (chassis) needs.push(asCount(chassis.facts.hubSataPower));
    if (cooler) needs.push(asCount(cooler.facts.sataPower));
    const finding = sumFits(
      sumOf(needs, (need) => need),
      supply.facts.connectors?.sata ?? null,
      { over: "step" },
    );
    return finding.cls === "step" ? { ...finding, by: "we" } : finding;
  },
};

const asCount = (takesOne: boolean | null) => (takesOne === null ? null : Number(takesOne));
