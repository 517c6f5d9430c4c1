import type { Build } from "./build-of-parts.ts";
import type { Circumstances } from "./circumstances.ts";
import type { FactPath } from "./fact-path.ts";
import type { PartCategory } from "./facts/part-categories.ts";
import type { RuleId } from "./rule-ids.ts";
import type { Finding, VerdictClass } from "./verdict.ts";

/** One statement about a build. Blockers compare a demand with what one part gives, or two parts' equality. */
export interface Rule {
  id: RuleId;
  /** Every fact it may look at; of other parts it knows nothing. */
  reads: readonly FactPath[];
  /** Parts that it counts without reading a fact of them. */
  counts?: readonly PartCategory[];
  /** The worst that it can say, and so the weight of its unknowns. */
  worst: VerdictClass;
  /** Slots whose change may clear it, the likeliest first. */
  fixedBy: readonly PartCategory[];
  /** Null where a part it compares is not there, or has nothing to do with it. */
  judge: (build: Build, circumstances: Circumstances) => Finding | null;
}
