import { LIST_PATHS } from "../paths.ts";

/** The shop's main ways, in the header and in the phone's menu. */
export const NAVIGATION = [
  { title: "Gaming PCs", to: LIST_PATHS["gaming-pcs"] },
  { title: "Ready-made", to: LIST_PATHS["prebuilt-gaming-pcs"] },
  { title: "Laptops", to: LIST_PATHS["gaming-laptops"] },
  { title: "Parts", to: LIST_PATHS["pc-parts"] },
  { title: "Gear", to: LIST_PATHS["gear-store"] },
] as const;
