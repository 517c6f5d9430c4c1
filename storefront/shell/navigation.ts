import type { Section } from "#rules/catalog/lists.ts";
import { alertPageWords } from "#words/email-alerts.ts";
import { columnWords, wayWords } from "#words/navigation.ts";
import { SECTION_PATHS } from "../list-paths.ts";
import { EMAIL_ALERTS, paths } from "../paths.ts";
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
  toSection(wayWords.gamingPcs, "gaming-pcs"),
  toSection(wayWords.readyMade, "prebuilt-gaming-pcs"),
  toSection(wayWords.laptops, "gaming-laptops"),
  toSection(wayWords.buildYourOwn, "pc-lab"),
  toSection(wayWords.parts, "pc-parts"),
  toSection(wayWords.gear, "gear-store"),
];

const START: readonly WayTo[] = [
  toSection(wayWords.gamingPcs, "gaming-pcs"),
  toSection(wayWords.laptops, "gaming-laptops"),
  toSection(wayWords.gear, "gear-store"),
  toSection(wayWords.parts, "pc-parts"),
];

const COLUMNS: readonly { title: string; links: readonly WayTo[] }[] = [
  {
    title: columnWords.computers,
    links: [
      toSection(wayWords.allGamingPcs, "gaming-pcs"),
      toSection(wayWords.readyMadePcs, "prebuilt-gaming-pcs"),
      toSection(wayWords.builtToOrder, "built-to-order"),
      { title: wayWords.easyBuilder, to: paths.easyBuilder, while: ["built-to-order"] },
      toSection(wayWords.pcLab, "pc-lab"),
      toSection(wayWords.refurbishedPcs, "refurbished-pcs"),
      toSection(wayWords.gamingLaptops, "gaming-laptops"),
    ],
  },
  {
    title: columnWords.gear,
    links: [
      toSection(wayWords.allGear, "gear-store"),
      toSection(wayWords.monitors, "gaming-monitors"),
      toSection(wayWords.chairsAndDesks, "gaming-setup"),
      toSection(wayWords.pcParts, "pc-parts"),
      toSection(wayWords.refurbishedParts, "refurbished-components"),
      toSection(wayWords.bundles, "bundle-deals"),
    ],
  },
  {
    title: columnWords.beforeYouBuy,
    links: [
      { title: wayWords.whatRdyMeans, to: paths.aboutReadyMade, while: ["prebuilt-gaming-pcs"] },
      {
        title: wayWords.whyRefurbished,
        to: paths.aboutRefurbished,
        while: ["refurbished-pcs", "refurbished-components"],
      },
      { title: wayWords.warranty, to: paths.aboutWarranty, while: [] },
      { title: wayWords.shipping, to: paths.shipping, while: [] },
      { title: wayWords.returns, to: paths.returns, while: [] },
    ],
  },
  {
    title: columnWords.company,
    links: [
      { title: wayWords.trackOrder, to: paths.orders, while: [] },
      { title: wayWords.giftVoucher, to: paths.giftVoucher, while: [] },
      { title: alertPageWords.way, to: EMAIL_ALERTS, while: [] },
      { title: wayWords.creatorProgram, to: paths.creatorApplication, while: [] },
      { title: wayWords.blog, to: paths.blog, while: [] },
      { title: wayWords.aboutPictures, to: paths.aboutPictures, while: [] },
      { title: wayWords.terms, to: paths.terms, while: [] },
      { title: wayWords.privacy, to: paths.privacy, while: [] },
    ],
  },
];

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
