export const wayWords = {
  gamingPcs: "Gaming PCs",
  readyMade: "Ready-made",
  laptops: "Laptops",
  buildYourOwn: "Build your own",
  parts: "Parts",
  gear: "Gear",
  allGamingPcs: "All gaming PCs",
  readyMadePcs: "Ready-made PCs",
  builtToOrder: "Built to order",
  easyBuilder: "Easy PC builder",
  pcLab: "PC Lab: build your own",
  refurbishedPcs: "Refurbished PCs",
  gamingLaptops: "Gaming laptops",
  allGear: "All gear",
  monitors: "Monitors",
  chairsAndDesks: "Chairs and desks",
  pcParts: "PC parts",
  refurbishedParts: "Refurbished parts",
  bundles: "Bundles",
  whatRdyMeans: "What RDY means",
  whyRefurbished: "Why refurbished",
  warranty: "Warranty",
  shipping: "Shipping",
  returns: "Returns",
  trackOrder: "Track an order",
  giftVoucher: "Gift voucher balance",
  blog: "Blog",
  aboutPictures: "About our pictures",
  creatorProgram: "Creator program",
  terms: "Terms of sale",
  privacy: "Privacy Policy",
};

export const columnWords = {
  computers: "PCs and laptops",
  gear: "Gear and parts",
  beforeYouBuy: "Before you buy",
  company: "Company",
};

/** `Gaming PCs` in the middle of a sentence. */
export function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
