import { counted } from "./plural.ts";

export const ratingWords = {
  sample: "Exemple",
  /** `4,6 sur 5`. */
  ofFive: (average: number | string) => `${String(average).replace(".", ",")} sur 5`,
  /** `3 avis`, or `3 exemples d’avis` where nobody bought the product. */
  count: (count: number, isSample: boolean) =>
    isSample ? counted(count, "exemple d’avis", "exemples d’avis") : counted(count, "avis", "avis"),
};
