import { createRoot } from "react-dom/client";
import { ModalHost } from "../modals/modal-host.tsx";
import { CartOverlays } from "./cart-overlays.tsx";

/** Everything that stands over a page: popups, the cart's alert and its drawer. */
export function Overlays() {
  return (
    <>
      <ModalHost />
      <CartOverlays />
    </>
  );
}

/** Over a document, once the first of them is wanted. */
export function showOverlays(): void {
  createRoot(document.body.appendChild(document.createElement("div"))).render(<Overlays />);
}
