type None = Record<string, never>;

/** Why something is not saved, or a list not changed. */
export interface ListRefusalFacts {
  list_unknown: None;
  list_name_missing: None;
  list_name_taken: None;
  list_to_choose: None;
  lists_full: { most: number };
  list_full: { most: number };
  list_not_shared: None;
  saved_unknown: None;
}
