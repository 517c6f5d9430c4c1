import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { TOPICS } from "#content/topics.tsx";
import { LIST_PATHS } from "../storefront/list-paths.ts";
import { paths } from "../storefront/paths.ts";
import { emptyPromises, PROMISED, readableTexts, whatIsThere } from "./empty-promises.ts";

test("no text speaks of a page, tool or service that is not there", () => {
  expect(emptyPromises(readableTexts(), whatIsThere())).toEqual([]);
});

test.each([
  ["The PC Lab checks them while you choose.", "PC Lab"],
  ["The easy builder asks three questions.", "the easy builder"],
  ["You choose every part before we start.", "a configurator"],
  ["A white 5080 build to make your own.", "a configurator"],
  ["The log is on your order page.", "the test's log"],
  ["Each look at an order is recorded.", "a record of who looked at an order"],
  ["Their page says so: states with energy limits.", "shipping limits by state on a page"],
])("%s is found while it is not there", (words, what) => {
  expect(emptyPromises([{ at: "here", words }], ["/", "/gaming-pcs"]).join()).toContain(`here promises ${what}:`);
});

test("what is there may be spoken of", () => {
  expect(emptyPromises([{ at: "here", words: "Open it in the PC Lab." }], ["/pc-lab"])).toEqual([]);
});

test("the texts of every room that shoppers read are looked at", () => {
  const read = readableTexts().map(({ at }) => at.split(" ")[0] ?? "");
  for (const file of [
    "storefront/content/en-US/privacy-data.tsx",
    "server/mail/receipt-words.ts",
    "rules/cart/checkout-blocks.ts",
    "catalogue/demo/page-faqs.json",
    "catalogue/demo/prebuilt-gaming-pcs.json",
  ])
    expect(read).toContain(file);
  expect(new Set(PROMISED.map(({ what }) => what)).size).toBe(PROMISED.length);
});

test("every link in our texts leads to a page", () => {
  const pages = whatIsThere().filter((path) => !path.startsWith("/api/"));
  const named = readableTexts()
    .filter(({ at }) => at.startsWith("storefront/"))
    .flatMap(({ words }) =>
      [
        ...words.matchAll(/["`'](\/(?:gaming|gear|store|carts|legal|about|search|orders|account|support)[^"`'$?#{]*)/g),
      ].map(([, path = ""]) => path),
    );
  const ours = Object.values(paths).flatMap((path) => (typeof path === "string" ? [path] : []));
  const broken = [...named, ...ours, ...Object.values(LIST_PATHS)].filter((path) => !leads(path, pages));
  expect(broken).toEqual([]);
});

/** `/about/…` and `/legal/…` are one page a name; a path that ends with a slash goes on with a value. */
function leads(path: string, pages: readonly string[]): boolean {
  if (path === "/") return true;
  const topic = /^\/about\/(.+)$/.exec(path)?.[1];
  if (topic !== undefined) return Object.hasOwn(TOPICS, topic);
  const whole = path.endsWith("/") ? `${path}x` : path;
  return pages.some((page) => matchPath(page, whole) !== null || matchPath(page, `${whole}/x`) !== null);
}
