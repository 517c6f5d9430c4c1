type None = Record<string, never>;

/** Why what was measured is not written down. */
export interface MeasuredRefusalFacts {
  test_none: None;
  measured_odd: { least: number; most: number };
}
