import type { Pieces } from "../pieces.ts";

export const cardWords = {
  /** For the state of the ZIP that the browser keeps, by its two letters: the names of all would come with every list. */
  notInto: (state: string) => `Not sold into ${state}`,
  was: "was",
  save: <P>(amount: P): Pieces<P> => ["Save ", amount],
  details: "See details",
  onlyWithPc: "Only with a PC",
  deposit: (amount: string) => `${amount} deposit now`,
  canBuild: (left: number) => `Parts on hand for ${left}`,
  inStock: (left: number) => `${left} in stock`,
};
