/** The 34 popups of section 2, each opened by its name. A name that stands for two panels (A8) has one entry. */
export const MODAL_NAMES = [
  "country-change-alert", "not-ship-to-or-warranties", "policy-agreement", "cec", "insurance-more-info-and-terms", "model-video",
  "3d-showroom", "gallery-image", "review-and-rating", "what-is-rdy", "notify-me", "gear-notify-me", "benchmark", "sku-info",
  "warranty", "gpu-separate-shipping", "gpu-must-ship-separately", "extended-warranty-add-to-cart", "recommended-sku-add-to-cart",
  "model-deals", "reward-point-intro", "what-is-gaming-pc", "change-password", "address-not-valid", "defer-service", "price-alert",
  "why-refurbished", "video-card-shipped", "game-fps", "pc-lab-selection", "pc-lab-warning", "pc-lab-spec", "promo-cards",
  "pc-lab-entire-gallery",
] as const;
export type ModalName = (typeof MODAL_NAMES)[number];
