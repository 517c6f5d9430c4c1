/** News of codes, and with `?sku=` a watched price. Apart from the others: few scripts lead there. */
export const EMAIL_ALERTS = "/email-alerts";

/** Every page but the lists that a link may go to. A product's address comes with the product. */
export const paths = {
  home: "/",
  notifyMe: "/notify-me",
  shipTo: "/ship-to",
  /** Comes back to a page once a ZIP is known. */
  shipToFrom: (back: string) => `/ship-to?${new URLSearchParams({ back })}`,
  country: "/ship-to/country",
  language: "/language",
  /** Says what another country changes, and comes back to a page. */
  countryFrom: (to: string, back: string) => `/ship-to/country?${new URLSearchParams({ to, back })}`,
  /** What a part is. */
  skuInfo: (sku: number) => `/sku-info?sku=${sku}`,
  promotions: "/promotions",
  /** Codes for one product. */
  promotionsOf: (sku: number) => `/promotions?sku=${sku}`,
  cart: "/carts",
  checkout: (step: "information" | "shipping" | "payment") => `/carts?step=${step}`,
  orders: "/orders",
  findOrder: (number: string) => `/orders?${new URLSearchParams({ number })}`,
  giftVoucher: "/gift-voucher",
  signIn: "/sign-in",
  /** For somebody who wants to save something, which it says. */
  signInToSave: () => "/sign-in?to=save",
  /** For a guest whose builds the browser keeps; comes back to them. */
  signInToKeepBuilds: () => "/sign-in?to=builds",
  /** For a member in the middle of a checkout, who comes back to it. */
  signInToCheckOut: () => "/sign-in?to=checkout",
  creatorApplication: "/creator-program/application",
  register: "/register",
  activate: "/activate",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  account: "/account",
  rma: "/support/rma",
  privacy: "/legal/privacy",
  returns: "/legal/returns",
  shipping: "/legal/shipping",
  terms: "/legal/terms",
  blog: "/blog",
  aboutPictures: "/about/pictures",
  aboutReadyMade: "/about/ready-made",
  aboutAgreement: "/about/agreement",
  aboutCardBox: "/about/card-box",
  aboutEnergyLaw: "/about/energy-law",
  aboutGamingPc: "/about/gaming-pc",
  aboutPoints: "/about/points",
  aboutRefurbished: "/about/refurbished",
  aboutWarranty: "/about/warranty",
  order: (number: string) => `/carts/order/${encodeURIComponent(number)}`,
  longerWarrantyOf: (number: string) => `/carts/order/${encodeURIComponent(number)}#longer-warranty`,
  orderChange: (number: string) => `/carts/order/${encodeURIComponent(number)}/change`,
  /** Asks the provider how a payment ended; the provider sends shoppers back to it too. */
  paymentReturn: (order: string) => `/carts/return?${new URLSearchParams({ order })}`,
  /** What buyers of a product wrote; 0 stars is all of them. */
  reviews: (product: string, { stars = 0, pictures = false, sort = "newest", page = 1 } = {}) =>
    `/review?${new URLSearchParams({
      product,
      ...(stars > 0 && { stars: String(stars) }),
      ...(pictures && { pictures: "1" }),
      ...(sort !== "newest" && { sort }),
      ...(page > 1 && { page: String(page) }),
    })}`,
  /** Of one product by its number, and what has just been done with its review. */
  writeReview: (order: string, { product = 0, done = "", isPreview = false } = {}) =>
    `/review/write-review?${new URLSearchParams({ order, ...(product > 0 && { product: String(product) }), ...(done !== "" && { done }), ...(isPreview && { preview: "1" }) })}`,
  /** Where one return stands. */
  rmaStatus: (order: string, rma: string) => `/support/rma/status?${new URLSearchParams({ order, rma })}`,
  /** Its label, to print. */
  rmaLabel: (order: string, rma: string) => `/support/rma/label?${new URLSearchParams({ order, rma })}`,
  rmaOf: (order: string) => `/support/rma?${new URLSearchParams({ order })}`,
  /** What is known of a PC's frame rates, and the indices behind them. */
  frameRates: (slug: string) => `/frame-rates/${encodeURIComponent(slug)}`,
  /** A PC to be turned. */
  showroom: (slug: string) => `/3d-showroom/${encodeURIComponent(slug)}`,
  easyBuilder: "/gaming-pcs/easy-pc-builder",
  search: (words: string) => `/search?${new URLSearchParams({ q: words })}`,
} as const;
