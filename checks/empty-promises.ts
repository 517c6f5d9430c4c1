import { globSync, readFileSync } from "node:fs";
import routes from "../storefront/routes.ts";

/** Words that may stand only where the thing they speak of is there: a page's path, or a call of the API. */
interface Promised {
  what: string;
  says: RegExp;
  /** Null: nobody has measured, counted or done it, so nobody may say it. */
  needs: RegExp | null;
}

export const PROMISED: readonly Promised[] = [
  { what: "PC Lab", says: /\bPC Lab\b/, needs: /^\/pc-lab/ },
  { what: "the easy builder", says: /\beasy[- ]builder\b/i, needs: /easy-pc-builder$/ },
  { what: "the easy builder's questions", says: /\bthree questions\b/i, needs: /easy-pc-builder$/ },
  {
    what: "a configurator",
    says: /\bconfigurator\b|\byou choose every part\b|\b(?:everything|anything|any part) can be changed\b|\bchange (?:any|every)(?:thing| part)\b|\bto make your own\b|\bRebuild it\b/i,
    needs: /^\/configure/,
  },
  {
    what: "an account",
    says: /\b(?:in|on|to) your account page\b|\b(?:create|open) an account\b|\bmy account\b/i,
    needs: /^\/account/,
  },
  {
    what: "points",
    says: /\b(?:earn|spend|use|collect) (?:\d+ )?points\b|\breward points\b|\bpoints earned\b/i,
    needs: /^\/account\/points/,
  },
  {
    what: "passwords",
    says: /\byour password\b|\bpasswords are\b|\bforgot(?:ten)? password\b/i,
    needs: /^\/(?:api\/)?(?:account|auth|login)/,
  },
  { what: "the test's log", says: /\blog (?:is|stands) on\b|\btest log\b/i, needs: /^\/api\/orders\/test-log/ },
  { what: "a survey", says: /\bsurvey\b/i, needs: /order-survey$/ },
  { what: "a record of who looked at an order", says: /\blook at an order is recorded\b/i, needs: null },
  { what: "the creator program", says: /\bcreator program/i, needs: /^\/creator-program/ },
  { what: "a chat", says: /\blive chat\b|\bchat with (?:us|our)\b/i, needs: /chat/ },
  { what: "returns online", says: /\b(?:start|open) a return\b|\breturns? portal\b/i, needs: /^\/support\/rma/ },
  {
    what: "reviews from shoppers",
    says: /\bwrite a review\b|\breview (?:this|your) (?:PC|order|purchase)\b/i,
    needs: /^\/(?:api\/)?reviews?/,
  },
  { what: "a comparison", says: /\badd to compare\b|\bcompare (?:PCs|laptops|them) side by side\b/i, needs: /compare/ },
  { what: "a saved list", says: /\b(?:wish ?list|save for later)\b/i, needs: /^\/(?:api\/)?(?:wishlist|saved)/ },
  { what: "the showroom", says: /\b3D showroom\b/i, needs: /^\/3d-showroom/ },
  { what: "news by mail", says: /\bnewsletter\b|\bsend you news\b/i, needs: /newsletter|subscribe/ },
  { what: "word when it is back", says: /\bnotify me\b|\bemail me when\b/i, needs: /notify/i },
  { what: "finding an order again", says: /\b(?:track|find|look up) (?:an|your) order\b/i, needs: /^\/orders/ },
  {
    what: "the parcel's number",
    says: /\btracking (?:number|starts)\b|\btrack your (?:parcel|package)\b/i,
    needs: /^\/api\/staff\/orders\/ship/,
  },
  { what: "monthly payments", says: /\bpay monthly\b|\ba month with\b|\bfinancing\b/i, needs: /affirm|katapult/i },
  { what: "a trade-in", says: /\btrade[- ]in your\b/i, needs: /trade-in/ },
  { what: "price alerts", says: /\bprice alert\b/i, needs: /price-alert/ },
  { what: "shipping limits by state on a page", says: /\benergy limits\b/i, needs: null },
  { what: "a twin built to order of each PC", says: /\bhas a sibling\b/i, needs: null },
  {
    what: "what our people like or chose",
    says: /\bour (?:testers|builders) (?:took|chose|use)\b|\bmost of our (?:own )?(?:testers|desks)\b/i,
    needs: null,
  },
  { what: "a measurement of ours", says: /\b(?:we|hours?) measured\b|\bmeasured at\b|\bsat our own\b/i, needs: null },
  { what: "something only shown when asked for", says: /\bshown on request\b/i, needs: null },
];

/** Where shoppers' words stand: pages, mails, refusals, and the demo shop's texts. */
const SOURCES = [
  "storefront/**/*.{ts,tsx}",
  "server/**/*.{ts,tsx}",
  "rules/**/*.ts",
  "messages/**/*.ts",
  "adapters/**/*.ts",
  "ui/**/*.{ts,tsx}",
];

export interface Text {
  at: string;
  words: string;
}

export function readableTexts(): Text[] {
  const code = globSync(SOURCES)
    .filter((file) => !/\.(?:test|e2e)\.|\/testing\/|modal-names\.ts$/.test(file))
    .map((file) => ({ at: file, words: withoutComments(readFileSync(file, "utf8")) }));
  const data = globSync(["catalogue/demo/*.json", "catalogue/looks/art.json"]).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(file, "utf8")), file),
  );
  return [...code, ...data];
}

/** Comments are for us; runs of white space read as one, as on a page. */
function withoutComments(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, " ")
    .replaceAll(/(?<!:)\/\/.*$/gm, " ")
    .replaceAll(/\{" "\}/g, " ")
    .replaceAll(/\s+/g, " ");
}

function textsIn(value: unknown, at: string): Text[] {
  if (typeof value === "string") return value.includes(" ") ? [{ at, words: value }] : [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => textsIn(one, at));
  if (typeof value !== "object" || value === null) return [];
  const { slug } = value as { slug?: unknown };
  const here = typeof slug === "string" ? `${at} ${slug}` : at;
  return Object.values(value).flatMap((one: unknown) => textsIn(one, here));
}

/** Every page's path, and every call of the API. */
export function whatIsThere(): string[] {
  const pages = routes.flatMap(({ path, index }) => (index ? ["/"] : path && path !== "*" ? [`/${path}`] : []));
  const calls = globSync("contract/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"(\/api\/[^"]+)"/g)].map(([, path = ""]) => path),
  );
  return [...pages, ...calls];
}

/** Texts that speak of something which is not there. */
export function emptyPromises(texts: readonly Text[], there: readonly string[]): string[] {
  return PROMISED.filter(({ needs }) => needs === null || !there.some((path) => needs.test(path))).flatMap(
    ({ what, says }) =>
      texts.flatMap(({ at, words }) => {
        const said = says.exec(words)?.[0];
        return said === undefined ? [] : [`${at} promises ${what}: "${said}"`];
      }),
  );
}
