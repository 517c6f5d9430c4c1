import { sumFits, sumOf, worstOf } from "../find.ts";
import type { Rule } from "../rule.ts";
import { mountedIn } from "../mounted-in.ts";

/** A place for each drive of its size. */
export const storageBays: Rule = {
  id: "storage.bays",
  reads: ["drives.formFactor", "case.bays25", "case.bays35"],
  worst: "blocker",
  fixedBy: ["drives", "case"],
  judge({ drives, case: chassis }) {
    const mounted = mountedIn(drives);
    if (!chassis || (mounted.complete && mounted.atLeast === 0)) return null;
    const { bays25, bays35 } = chassis.facts;
    return worstOf([judgeSize("3.5 inch", bays35), judgeSize("2.5 inch", bays25)]);

    function judgeSize(size: "2.5 inch" | "3.5 inch", bays: number | null) {
      const ofSize = sumOf(drives, ({ quantity, facts }) =>
        facts.formFactor === null ? null : quantity * Number(facts.formFactor === size),
      );
      if (ofSize.complete && ofSize.atLeast === 0) return null;
      return sumFits(ofSize, bays, { more: { size } });
    }
  },
};
