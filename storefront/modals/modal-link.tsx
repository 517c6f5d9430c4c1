import type { ReactNode } from "react";
import { openModal } from "./modal-store.ts";

/** Words that open a popup; without JavaScript, or in a new tab, they lead to the page with the same text. */
export function ModalLink({
  modal,
  to,
  children,
}: {
  modal: "what-is-rdy" | "why-refurbished" | "warranty";
  to: string;
  children: ReactNode;
}) {
  return (
    <a
      className="link link--alone"
      data-in-place
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        openModal(modal, {});
      }}
    >
      {children}
    </a>
  );
}
