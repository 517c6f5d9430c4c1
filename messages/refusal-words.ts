import type { Reason, RefusalFacts } from "#rules/refusal.ts";

/** What a person reads of each refusal, from its facts. */
export type RefusalWords = { readonly [R in Reason]: (facts: RefusalFacts[R]) => string };
