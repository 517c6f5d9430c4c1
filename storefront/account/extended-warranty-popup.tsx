import type { ComponentProps } from "react";
import { ExtendedWarrantyModal } from "../cart/extended-warranty-modal.tsx";
import type { Closable } from "../modals/modal-registry.ts";
import { LongerWarrantyPopup } from "./longer-warranty-popup.tsx";

interface ExtendedWarrantyPopupProps extends Closable {
  /** A PC that was just added to the cart, or an order by its number. */
  of: Omit<ComponentProps<typeof ExtendedWarrantyModal>, keyof Closable> | { order: string };
}

/** The one name `extended-warranty-add-to-cart` stands for both: for a PC that was just added, and for one that was bought. */
export function ExtendedWarrantyPopup({ of, onClose }: ExtendedWarrantyPopupProps) {
  if ("order" in of) return <LongerWarrantyPopup order={of.order} onClose={onClose} />;
  return <ExtendedWarrantyModal {...of} onClose={onClose} />;
}
