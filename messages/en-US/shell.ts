import { counted } from "./plural.ts";

export const headerWords = {
  account: "Account",
  home: (store: string) => `${store}, home`,
  shop: "Shop",
  menu: "Menu",
  cart: (count: number) => (count === 0 ? "Cart" : `Cart, ${counted(count, "item", "items")}`),
  skip: "Skip to the content",
};

export const footerWords = {
  /** `range` is what the shop sells, as a sentence would begin. */
  claim: (range: string, byHand: boolean) =>
    `${range}${byHand ? ", built and tested by hand," : ""} for the USA and Canada.`,
  pictures:
    "Product pictures are rendered images; actual parts may differ in color or label. Prices in US dollars, before tax and shipping.",
};

/** Where things go. */
export const countryChoiceWords = { title: "Ship to", USA: "USA", CANADA: "Canada" };

export const themeWords = { theme: "Theme", system: "System", dark: "Dark", light: "Light" };

/** The specification's words, split where the link stands. */
export const cookieWords = {
  title: "Cookies",
  before: "This website uses cookies to ensure you get the best experience on our website. You may view our ",
  link: "Privacy Policy",
  after: ".",
  accept: "Accept",
};

export const demoWords = { notice: "This is a demo. Nothing is sold, charged, or shipped." };

/** The default title of a page (S108): the store's name stands where the specification says "the product". */
export const titleWords = {
  store: (name: string) => `Shop ${name} for Gaming PCs, Desktops, and More`,
  notFound: "Not found",
};

/** Titles of the frames that scripts of others run in. */
export const slotWords = { quiet: "Services", help: "Chat" };
