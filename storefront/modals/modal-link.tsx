import { isPlainPress } from "#ui/plain-press.ts";
import type { ReactNode } from "react";
import type { CardInBox } from "#contract/card-boxes.ts";
import type { KeptOutPc } from "../delivery/energy-law-modal.tsx";
import { skuAtAddress } from "../product/sku-at-address.ts";
import type { ShowroomFacts } from "../showroom/showroom-stage.tsx";
import { openModal } from "./modal-store.ts";

interface ModalLinkProps {
  to: string;
  modal:
    | "what-is-gaming-pc"
    | "what-is-rdy"
    | "why-refurbished"
    | "warranty"
    | "reward-point-intro"
    | "policy-agreement"
    | "not-ship-to-or-warranties"
    | "promo-cards"
    | "video-card-shipped"
    | PriceAlert
    | ReviewsOf
    | FramesOf
    | PartNamed
    | DealsOf
    | EnergyLawOn
    | OrderBought
    | FilmOf
    | CardBoxOf
    | ShowroomFacts;
  children: ReactNode;
}

/** Of the product's page that it stands on. */
export interface PriceAlert {
  skuId: number;
  name: string;
}

/** A product by its slug. */
export interface ReviewsOf {
  product: string;
  name: string;
}

/** Of a PC by its slug: the rates in a game, or the indices behind them. */
export interface FramesOf {
  frames: "game-fps" | "benchmark";
  slug: string;
  name: string;
}

/** A part by its SKU. */
export interface PartNamed {
  part: number;
  name: string;
}

/** Codes for one of a product, by its SKU. */
export interface DealsOf {
  deals: number;
  name: string;
}

/** An order by its number: what of it may be given a longer warranty. */
export interface OrderBought {
  bought: string;
}

/** A PC that a law of energy keeps out of states. */
export interface EnergyLawOn {
  keptOut: KeptOutPc;
}

/** A PC whose graphics card may or must travel in a box of its own. */
export interface CardBoxOf {
  card: Omit<CardInBox, "Name">;
  name: string;
}

/** A PC whose model is filmed. */
export interface FilmOf {
  film: ShowroomFacts;
}

/** Words that open a popup; without JavaScript, or in a new tab, they lead to the page with the same text or form. */
export function ModalLink({ modal, to, children }: ModalLinkProps) {
  return (
    <a
      className="link link--alone"
      data-in-place
      href={to}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        if (typeof modal === "string") openModal(modal, {});
        else if ("frames" in modal) openModal(modal.frames, { slug: modal.slug, name: modal.name });
        else if ("card" in modal) openCardBox(modal);
        else if ("film" in modal) openModal("model-video", modal.film);
        else if ("model" in modal) openModal("3d-showroom", modal);
        else if ("part" in modal) openModal("sku-info", { sku: modal.part, name: modal.name });
        else if ("keptOut" in modal) openModal("cec", modal.keptOut);
        else if ("bought" in modal) openModal("extended-warranty-add-to-cart", { of: { order: modal.bought } });
        else if ("deals" in modal) openModal("model-deals", { sku: modal.deals, name: modal.name });
        else if ("product" in modal) openModal("review-and-rating", modal);
        else openModal("price-alert", { ...modal, skuId: skuAtAddress(modal.skuId) });
      }}
    >
      {children}
    </a>
  );
}

function openCardBox({ card: { Slots: slots, Box }, name }: CardBoxOf): void {
  if (Box === "apart") openModal("gpu-must-ship-separately", { slots });
  else openModal("gpu-separate-shipping", { name, slots, apart: false, onChoose: null });
}
