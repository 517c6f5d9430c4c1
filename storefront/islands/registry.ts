import { AddToCart } from "../product-card/add-to-cart.tsx";

/**
 * Every island by the name of its file, with how the browser gets it. What most visits press comes with the page; the
 * rest is fetched when its island wakes.
 */
export const ISLANDS = {
  "add-to-cart": () => AddToCart,
  "add-suggestion": () => import("../easy-builder/add-suggestion.tsx").then((file) => file.AddSuggestion),
  "address-book-form": () => import("../addresses/address-book-form.tsx").then((file) => file.AddressBookForm),
  "broken-page": () => import("../shell/broken-page.tsx").then((file) => file.BrokenPage),
  "buy-box": () => import("../product/buy-box.tsx").then((file) => file.BuyBox),
  "cart-link": () => import("../shell/cart-link.tsx").then((file) => file.CartLink),
  configurator: () => import("../configurator/configurator.tsx").then((file) => file.Configurator),
  "cookie-accept": () => import("../shell/cookie-accept.tsx").then((file) => file.CookieAccept),
  "compare-link": () => import("../compare/compare-link.tsx").then((file) => file.CompareLink),
  "copy-address": () => import("../compare/copy-address.tsx").then((file) => file.CopyAddress),
  "copy-build-link": () => import("../configurator/copy-build-link.tsx").then((file) => file.CopyBuildLink),
  "change-password-link": () => import("../members/change-password-link.tsx").then((file) => file.ChangePasswordLink),
  "footer-choices": () => import("../shell/footer-choices.tsx").then((file) => file.FooterChoices),
  "game-ladder": () => import("../frames/game-ladder.tsx").then((file) => file.GameLadder),
  gallery: () => import("../product/gallery.tsx").then((file) => file.Gallery),
  "kept-out-mark": () => import("../delivery/kept-out-mark.tsx").then((file) => file.KeptOutMark),
  "keep-signed-in": () => import("../members/keep-signed-in.tsx").then((file) => file.KeepSignedIn),
  "language-offer": () => import("../language/language-offer.tsx").then((file) => file.LanguageOffer),
  "listing-results": () => import("../listing/listing-results.tsx").then((file) => file.ListingResults),
  "modal-link": () => import("../modals/modal-link.tsx").then((file) => file.ModalLink),
  "passkey-add": () => import("../members/passkey-add.tsx").then((file) => file.PasskeyAdd),
  "passkey-sign-in": () => import("../members/passkey-sign-in.tsx").then((file) => file.PasskeySignIn),
  "phone-menu": () => import("../shell/phone-menu.tsx").then((file) => file.PhoneMenu),
  "review-pictures": () => import("../reviews/review-pictures.tsx").then((file) => file.ReviewPictures),
  "review-preview": () => import("../reviews/review-preview.tsx").then((file) => file.ReviewPreview),
  "save-button": () => import("../lists/save-button.tsx").then((file) => file.SaveButton),
  "search-box": () => import("../search/search-box.tsx").then((file) => file.SearchBox),
  "search-start": () => import("../listing/search-start.tsx").then((file) => file.SearchStart),
  "ship-to-link": () => import("../delivery/ship-to-link.tsx").then((file) => file.ShipToLink),
  "showroom-stage": () => import("../showroom/showroom-stage.tsx").then((file) => file.ShowroomStage),
};

export type IslandName = keyof typeof ISLANDS;
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]>>;
