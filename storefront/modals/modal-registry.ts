import type { ComponentType } from "react";
import type { ModalName } from "./modal-names.ts";

/** What every popup is given besides its own facts. */
export interface Closable {
  onClose(): void;
}

/**
 * The popups that exist, each fetched when it is first opened. A name of `MODAL_NAMES` that is not here has no feature
 * behind it yet, and opening it does not compile.
 */
export const MODALS = {
  "3d-showroom": async () => (await import("../showroom/showroom-modal.tsx")).ShowroomModal,
  "address-not-valid": async () => (await import("../checkout/address-not-valid-modal.tsx")).AddressNotValidModal,
  benchmark: async () => (await import("../frames/benchmark-modal.tsx")).BenchmarkModal,
  cec: async () => (await import("../delivery/energy-law-modal.tsx")).EnergyLawModal,
  "change-password": async () => (await import("../members/change-password-modal.tsx")).ChangePasswordModal,
  "country-change-alert": async () => (await import("../delivery/country-change-modal.tsx")).CountryChangeModal,
  "defer-service": async () => (await import("../cart/defer-modal.tsx")).DeferModal,
  "gpu-must-ship-separately": async () => (await import("../delivery/card-box-modals.tsx")).MustShipSeparatelyModal,
  "gpu-separate-shipping": async () => (await import("../delivery/card-box-modals.tsx")).SeparateShippingModal,
  "video-card-shipped": async () => (await import("../delivery/card-box-modals.tsx")).VideoCardShippedModal,
  "game-fps": async () => (await import("../frames/game-fps-modal.tsx")).GameFpsModal,
  "insurance-more-info-and-terms": async () => (await import("../checkout/insurance-modal.tsx")).InsuranceModal,
  "model-video": async () => (await import("../showroom/model-video-modal.tsx")).ModelVideoModal,
  "model-deals": async () => (await import("../promotions/promotions-modal.tsx")).ModelDealsModal,
  "promo-cards": async () => (await import("../promotions/promotions-modal.tsx")).PromoCardsModal,
  "policy-agreement": async () => (await import("./topic-modal.tsx")).AgreementModal,
  "price-alert": async () => (await import("../alerts/price-alert-modal.tsx")).PriceAlertModal,
  "reward-point-intro": async () => (await import("./topic-modal.tsx")).PointsModal,
  "extended-warranty-add-to-cart": async () =>
    (await import("../account/extended-warranty-popup.tsx")).ExtendedWarrantyPopup,
  "gallery-image": async () => (await import("../product/gallery-modal.tsx")).GalleryModal,
  "recommended-sku-add-to-cart": async () => (await import("../cart/with-pc-modal.tsx")).WithPcModal,
  "review-and-rating": async () => (await import("../reviews/reviews-modal.tsx")).ReviewsModal,
  "what-is-gaming-pc": async () => (await import("./topic-modal.tsx")).WhatIsGamingPcModal,
  "what-is-rdy": async () => (await import("./topic-modal.tsx")).WhatIsRdyModal,
  "why-refurbished": async () => (await import("./topic-modal.tsx")).WhyRefurbishedModal,
  "not-ship-to-or-warranties": async () => (await import("../delivery/not-ship-to-modal.tsx")).NotShipToModal,
  "notify-me": async () => (await import("../notify/notify-modal.tsx")).NotifyModal,
  "gear-notify-me": async () => (await import("../notify/notify-modal.tsx")).NotifyModal,
  "pc-lab-selection": async () => (await import("../configurator/build-popup.tsx")).SelectionModal,
  "pc-lab-warning": async () => (await import("../configurator/build-popup.tsx")).WarningModal,
  "pc-lab-spec": async () => (await import("../configurator/build-popup.tsx")).SpecModal,
  "pc-lab-entire-gallery": async () => (await import("../configurator/build-popup.tsx")).EntireGalleryModal,
  "sku-info": async () => (await import("../product/sku-info-modal.tsx")).SkuInfoModal,
  warranty: async () => (await import("./topic-modal.tsx")).WarrantyModal,
} satisfies Partial<Record<ModalName, () => Promise<ComponentType<never>>>>;

export type OpenableModal = keyof typeof MODALS;
type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;
export type ModalProps<Name extends OpenableModal> = Omit<
  PropsOf<Awaited<ReturnType<(typeof MODALS)[Name]>>>,
  keyof Closable
>;
