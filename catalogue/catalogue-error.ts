/** One thing wrong with a merchant's file, in words they can act on. */
export interface CatalogueError {
  file: string;
  /** Counted from 1. */
  line: number;
  /** A path in our format (`products[3].skus[0].price`) or a column of a CSV file (`Variant Price`). */
  field: string;
  message: string;
}

/** The same before the file's lines are known: where in the data, and what. */
export interface CatalogueProblem {
  path: readonly PropertyKey[];
  message: string;
}
