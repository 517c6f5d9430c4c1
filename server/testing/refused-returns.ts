import type { RmaRefusalFacts } from "#rules/rma/rma-refusal-facts.ts";

/** Facts of each refusal of a return, as a rule could give them. */
export const REFUSED_RETURNS: RmaRefusalFacts = {
  rma_unknown: {},
  rma_not_shipped: {},
  rma_too_late: { until: "2026-12-30" },
  rma_nothing_chosen: {},
  rma_units_too_many: { line: 1, left: 1 },
  rma_received: {},
  rma_moved: {},
  rma_ended: {},
  rma_label_none: {},
  rma_messages_wait: { most: 10 },
  proof_type_unknown: {},
  proof_not_what_it_says: {},
  proof_too_large: {},
  proof_empty: {},
  proof_too_many: { most: 5 },
  proof_gone: {},
  rma_line_units: { part: "1", least: 0, most: 2 },
  rma_line_why: { part: "1" },
  rma_none_accepted: {},
  rma_none_came: {},
  rma_not_here: {},
  rma_part_not_in: { part: "2" },
  rma_refunded: { part: "1", left: 1 },
};
