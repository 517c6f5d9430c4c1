import type { Rolldown } from "vite";

/**
 * Which sources share a file of the browser's build. Few files compress better than many, but a page should fetch
 * nothing that it does not use: so a group is what the same kinds of page begin with. What a source imports comes into
 * its group, unless a group further up has it; the rest is split as the pages need it.
 */
const GROUPS: readonly { name: string; sources: readonly RegExp[] }[] = [
  { name: "react", sources: [/node_modules\/(?:react|react-dom|scheduler)\//] },
  { name: "router", sources: [/node_modules\/react-router\//] },
  {
    // What every page begins with.
    name: "shared",
    sources: [
      /zustand\/esm\/vanilla\.mjs$/,
      /\/storefront\/(?:browser-config|api\/(?:browser-alert|json-request)|cart\/(?:add-body|cart-form|cart-on-demand)|language\/in-language|modals\/modal-store)\.tsx?$/,
      /\/storefront\/shell\/(?:leave-page|plain-alert|tester-flag|typed-input|when-shown)\.tsx?$/,
      // Its styles are in the one sheet; what stands for them would be fetched with the cart.
      /\/storefront\/shell\/text-button\.css$/,
      /\/early-script\.js/,
      /\/ui\/(?:button\.tsx|icon\.tsx|move-bar\.ts|plain-press\.ts)$/,
      /\/messages\/[\w-]+\/(?:alerts|locale|plural|ui)\.ts$/,
    ],
  },
  { name: "document", sources: [/\/storefront\/shell\/start-document\.ts$/] },
  {
    // Lists and products, and every page with a router.
    name: "goods",
    sources: [
      /\/rules\/(?:catalog\/lists|money\/wire-money)\.ts$/,
      /\/messages\/[\w-]+\/(?:lists|money)\.ts$/,
      /\/ui\/(?:icon-button|money|sentence|select|checkbox)\.tsx$/,
    ],
  },
  {
    // A product's page, and the checkout.
    name: "buying",
    sources: [
      /\/storefront\/(?:api\/api|language\/canadian-estimate|modals\/modal-link|paths)\.tsx?$/,
      /\/contract\/(?:call|checkout)\.ts$/,
      /\/messages\/[\w-]+\/days\.ts$/,
      /\/ui\/(?:field|radio-row)\.tsx$/,
    ],
  },
  {
    // What stands on a product's page alone.
    name: "product",
    sources: [
      /\/contract\/catalog\.ts$/,
      /\/storefront\/(?:notify\/notify-form|product-card\/rating-short)\.tsx$/,
      /\/messages\/[\w-]+\/product\.ts$/,
    ],
  },
  {
    name: "pictures",
    sources: [/\/storefront\/(?:cart\/line-picture|pictures\/render-notice)\.tsx$/, /\/ui\/picture\.tsx$/],
  },
  {
    name: "shell",
    sources: [/\/messages\/[\w-]+\/shell\.ts$/, /\/storefront\/(?:list-paths|shell\/broken-page)\.tsx?$/],
  },
  {
    // Where things go: said in the header, and asked beside a product and in the cart.
    name: "ship-to",
    sources: [
      /\/rules\/address\/(?:postal-code|ship-to-of-code|states|visible-line)\.ts$/,
      /\/storefront\/(?:api\/use-asked|delivery\/(?:ship-to-link|use-country|use-ship-to))\.tsx?$/,
      /\/messages\/[\w-]+\/(?:delivery|postal-faults)\.ts$/,
    ],
  },
  {
    // The color of a build's light: in the configurator, and wherever a line of it stands.
    name: "light",
    sources: [
      /\/storefront\/cart\/line-light\.tsx$/,
      /\/ui\/swatch\.tsx$/,
      /\/messages\/[\w-]+\/light-colors\.ts$/,
      /\/rules\/build\/(?:chosen-parts|hex-color|light-color)\.ts$/,
    ],
  },
  // How a graphics card travels: on the page of its PC, at the shipping step, on its order.
  { name: "card-box", sources: [/\/messages\/[\w-]+\/(?:card-box|weights)\.ts$/] },
  // States by name: where a law keeps a PC out of one, and in every address.
  { name: "states", sources: [/\/messages\/[\w-]+\/states\.ts$/] },
  {
    // On a document, once there is a cart.
    name: "cart",
    sources: [
      /\/storefront\/(?:cart\/cart-store\.ts|shell\/(?:cart-link|notice)\.tsx)$/,
      /\/messages\/[\w-]+\/cart\.ts$/,
    ],
  },
  {
    name: "frame",
    sources: [
      /\/storefront\/(?:delivery\/country-choice|language\/language-choice|search\/search-box|shell\/(?:cookie-accept|footer-choices|navigation|phone-menu|theme-choice))\.tsx?$/,
    ],
  },
  { name: "overlays", sources: [/\/storefront\/shell\/overlays\.tsx$/] },
  {
    // Every page with a router.
    name: "page",
    sources: [/\/storefront\/(?:islands\/(?:island|page-part)|shell\/(?:mark|not-found|shell-facts))\.tsx?$/],
  },
  {
    // The cart, the checkout, and an order's page.
    name: "receipt",
    sources: [
      /\/storefront\/(?:cart\/(?:cart-details|use-shown-cart|voucher-form)|checkout\/checkout-steps|receipt\/(?:order-)?receipt)\.tsx?$/,
      /\/messages\/[\w-]+\/(?:longer-warranty|moments|order-stages|vouchers)\.ts$/,
    ],
  },
  {
    // The checkout, the page after it, and an order's page.
    name: "order",
    sources: [
      /\/storefront\/checkout\/checkout-header\.tsx$/,
      /\/messages\/[\w-]+\/(?:address|agreement|checkout|payment)\.ts$/,
      /\/rules\/order\/order-stages\.ts$/,
    ],
  },
  {
    name: "address",
    sources: [/\/storefront\/checkout\/(?:address-fields|place-question|use-postal-fill)\.tsx?$/],
  },
  {
    // Ways into an account, and its page of them.
    name: "sign-in",
    sources: [
      /\/storefront\/members\/(?:change-password-link|member-panel|passkey-add|passkey-sign-in|password-field|sign-by-passkey)\.tsx?$/,
      /\/messages\/[\w-]+\/security-page\.ts$/,
    ],
  },
];

export const codeSplitting = {
  groups: GROUPS.map(({ name, sources }, place) => ({
    name,
    test: (id: string) => sources.some((source) => source.test(id.replaceAll("\\", "/"))),
    priority: GROUPS.length - place,
  })),
} satisfies Rolldown.CodeSplittingOptions;
