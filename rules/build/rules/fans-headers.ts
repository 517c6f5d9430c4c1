import { sumFits, sumOf } from "../find.ts";
import type { Rule } from "../rule.ts";

/** Fans of the case and those added, on the board's headers and the case's own hub, which takes one header itself. */
export const fansHeaders: Rule = {
  id: "fans.headers",
  reads: ["case.fans", "case.hubPorts", "fans.quantity", "motherboard.caseFanHeaders"],
  worst: "step",
  fixedBy: ["motherboard", "case"],
  judge({ case: chassis, fans, motherboard }) {
    if (!motherboard || (!chassis && fans.length === 0)) return null;
    const added = fans.map(({ quantity, facts }) => (facts.quantity === null ? null : quantity * facts.quantity));
    const inCase = chassis ? (chassis.facts.fans?.length ?? null) : 0;
    const { caseFanHeaders } = motherboard.facts;
    const hubPorts = chassis ? chassis.facts.hubPorts : 0;
    const sockets = caseFanHeaders === null || hubPorts === null ? null : caseFanHeaders + Math.max(0, hubPorts - 1);
    const finding = sumFits(
      sumOf([...added, inCase], (count) => count),
      sockets,
      { over: "step" },
    );
    return finding.cls === "step" ? { ...finding, by: "we" } : finding;
  },
};
