import type { Pieces } from "../pieces.ts";

export const cardWords = {
  /** For the state of the ZIP that the browser keeps, by its two letters: the names of all would come with every list. */
  notInto: (state: string) => `Non vendu dans cet État\u00a0: ${state}`,
  was: "ancien prix\u00a0:",
  save: <P>(amount: P): Pieces<P> => ["Économisez ", amount],
  details: "Voir les détails",
  onlyWithPc: "Seulement avec un PC",
  deposit: (amount: string) => `Dépôt de ${amount} maintenant`,
  canBuild: (left: number) => `Pièces pour ${left}`,
  inStock: (left: number) => `${left} en stock`,
};
