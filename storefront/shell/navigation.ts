import type { Section } from "#contract/home.ts";
import { paths, SECTION_PATHS } from "../paths.ts";
import { holdsOf, type ShellFacts } from "./shell-facts.ts";

export interface Way {
  title: string;
  to: string;
}

/** A way and the sections that make it worth walking: one of them holds a product. None: always. */
type WayTo = Way & { while: readonly Section[] };

const toSection = (title: string, section: Section): WayTo => ({
  title,
  to: SECTION_PATHS[section],
  while: [section],
});

const MAIN: readonly WayTo[] = [
  toSection("Gaming PCs", "gaming-pcs"),
  toSection("Ready-made", "prebuilt-gaming-pcs"),
  toSection("Laptops", "gaming-laptops"),
  toSection("Parts", "pc-parts"),
  toSection("Gear", "gear-store"),
];

const START: readonly WayTo[] = [
  toSection("Gaming PCs", "gaming-pcs"),
  toSection("Laptops", "gaming-laptops"),
  toSection("Gear", "gear-store"),
  toSection("Parts", "pc-parts"),
];

const COLUMNS: readonly { title: string; links: readonly WayTo[] }[] = [
  {
    title: "PCs and laptops",
    links: [
      toSection("All gaming PCs", "gaming-pcs"),
      toSection("Ready-made PCs", "prebuilt-gaming-pcs"),
      toSection("Built to order", "built-to-order"),
      toSection("Refurbished PCs", "refurbished-pcs"),
      toSection("Gaming laptops", "gaming-laptops"),
    ],
  },
  {
    title: "Gear and parts",
    links: [
      toSection("All gear", "gear-store"),
      toSection("Monitors", "gaming-monitors"),
      toSection("Chairs and desks", "gaming-setup"),
      toSection("PC parts", "pc-parts"),
      toSection("Refurbished parts", "refurbished-components"),
      toSection("Bundles", "bundle-deals"),
    ],
  },
  {
    title: "Before you buy",
    links: [
      { title: "What RDY means", to: paths.aboutReadyMade, while: ["prebuilt-gaming-pcs"] },
      { title: "Why refurbished", to: paths.aboutRefurbished, while: ["refurbished-pcs", "refurbished-components"] },
      { title: "Warranty", to: paths.aboutWarranty, while: [] },
      { title: "Shipping", to: paths.shipping, while: [] },
      { title: "Returns", to: paths.returns, while: [] },
    ],
  },
  {
    title: "Company",
    links: [
      { title: "Track an order", to: paths.orders, while: [] },
      { title: "About our pictures", to: paths.aboutPictures, while: [] },
      { title: "Terms of sale", to: paths.terms, while: [] },
      { title: "Privacy Policy", to: paths.privacy, while: [] },
    ],
  },
];

/** `Gaming PCs` in the middle of a sentence. */
export function inSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

type Counts = ShellFacts["sections"];

/** The shop's main ways, in the header and in the phone's menu. */
export function mainWays(counts: Counts): readonly Way[] {
  return worthWalking(MAIN, counts);
}

/** Where a shopper may start over: on an empty search, an address that leads nowhere, a list without products. */
export function waysToStart(counts: Counts): readonly Way[] {
  return worthWalking(START, counts);
}

/** The columns of the footer; one without a link is not there. */
export function footerColumns(counts: Counts): readonly { title: string; links: readonly Way[] }[] {
  return COLUMNS.map(({ title, links }) => ({ title, links: worthWalking(links, counts) })).filter(
    ({ links }) => links.length > 0,
  );
}

function worthWalking(ways: readonly WayTo[], counts: Counts): readonly WayTo[] {
  return ways.filter((way) => way.while.length === 0 || way.while.some((section) => holdsOf(counts, section)));
}
