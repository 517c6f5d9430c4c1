type None = Record<string, never>;

/** Why something does not come back, or not so. */
export interface RmaRefusalFacts {
  rma_unknown: None;
  rma_not_shipped: None;
  rma_too_late: { until: string };
  rma_nothing_chosen: None;
  rma_units_too_many: { line: number; left: number };
  rma_received: None;
  rma_moved: None;
  rma_ended: None;
  rma_label_none: None;
  rma_messages_wait: { most: number };
  /** Of what staff decide of a return line by line. */
  rma_line_units: { part: string; least: number; most: number };
  rma_line_why: { part: string };
  rma_none_accepted: None;
  rma_none_came: None;
  /** Money for what has not come. */
  rma_not_here: None;
  /** Of money for a return: a line that does not come back by it, and one of which no more units do. */
  rma_part_not_in: { part: string };
  rma_refunded: { part: string; left: number };
  proof_type_unknown: None;
  proof_not_what_it_says: None;
  proof_too_large: None;
  proof_empty: None;
  proof_too_many: { most: number };
  proof_gone: None;
}
