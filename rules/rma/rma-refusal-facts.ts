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
}
