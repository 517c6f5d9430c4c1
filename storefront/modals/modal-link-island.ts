import { island } from "../islands/island.tsx";
import { ModalLink } from "./modal-link.tsx";

/** Words of a document that open a popup. */
export const ModalLinkIsland = island("modal-link", ModalLink, "interact");
