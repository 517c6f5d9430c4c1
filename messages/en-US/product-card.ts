import type { Pieces } from "../pieces.ts";

export const cardWords = {
  was: "was",
  save: <P>(amount: P): Pieces<P> => ["Save ", amount],
  details: "See details",
  onlyWithPc: "Only with a PC",
  deposit: (amount: string) => `${amount} deposit now`,
  canBuild: (left: number) => `Parts on hand for ${left}`,
  inStock: (left: number) => `${left} in stock`,
};
