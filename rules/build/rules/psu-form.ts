import { find } from "../find.ts";
import type { Rule } from "../rule.ts";

/** A small supply sits in a place for ATX by a bracket. */
export const psuForm: Rule = {
  id: "psu.form",
  reads: ["supply.formFactor", "case.psuFormFactors"],
  worst: "blocker",
  fixedBy: ["supply", "case"],
  judge({ supply, case: chassis }) {
    if (!supply || !chassis) return null;
    const [form, taken] = [supply.facts.formFactor, chassis.facts.psuFormFactors];
    if (form === null || taken === null) return find("unknown", form, taken, { weight: "blocker" });
    if (taken.includes(form)) return find("ok", form, taken);
    return form !== "ATX" && taken.includes("ATX")
      ? find("step", form, taken, { by: "we" })
      : find("blocker", form, taken);
  },
};
