import type { RuleId } from "#rules/build/rule-ids.ts";
import type { Verdict, VerdictClass } from "#rules/build/verdict.ts";

type Sentence = (verdict: Verdict) => string;

/** What a person reads of a rule's verdict, one sentence a class. A rule that never says a class has none for it. */
export type RuleWords = Readonly<Partial<Record<VerdictClass, Sentence>> & Record<"ok" | "unknown", Sentence>>;

export type BuildVerdictWords<Id extends RuleId = RuleId> = Readonly<Record<Id, RuleWords>>;
