/** The specification's words, split where the link stands. */
export const BANNER_TEXT = {
  before: "This website uses cookies to ensure you get the best experience on our website. You may view our ",
  link: "Privacy Policy",
  after: ".",
} as const;
