import { codeOfAll } from "./parts-code.ts";

/** What decides whether the parts of a PC are chosen: also of a page's product, which is in memory. */
interface Choosable {
  kind: "pc" | "desktop" | "laptop" | "gear" | "part";
  modelId: number;
  readyMade: boolean;
  preOrderShipsOn: string | null;
  parts: readonly { optionId: number; skuId: number; quantity: number }[];
  /** Only of a SKU: what PC Lab builds on is no product of a page. */
  fromNothing?: boolean;
}

/** The parts of a PC are chosen while it is new and not built yet, and what it includes could have been chosen. */
export function hasChoice(product: Choosable & ({ condition: object | null } | { isRefurbished: boolean })): boolean {
  if (product.fromNothing) return true;
  const isUsed = "condition" in product ? product.condition !== null : product.isRefurbished;
  return (
    (product.kind === "desktop" || product.kind === "pc") &&
    product.modelId > 0 &&
    !product.readyMade &&
    !isUsed &&
    product.preOrderShipsOn === null &&
    codeOfAll(product.parts) !== null
  );
}
