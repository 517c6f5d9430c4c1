import type { ReactNode } from "react";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";

/** Opens the longer warranties of an order; without a script it leads to where its page offers them. */
export function LongerWarrantyLink({ order, children }: { order: string; children: ReactNode }) {
  return (
    <ModalLink modal={{ bought: order }} to={paths.longerWarrantyOf(order)}>
      {children}
    </ModalLink>
  );
}
