import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { TEXT_PAGES } from "#contract/text-pages.ts";
import { cents } from "#rules/money/cents.ts";
import { promiseWords } from "#words/promises.ts";
import ReturnsPage from "./returns-page.tsx";
import { TOPICS } from "./topics.tsx";

/** A store that promises other times than ours: a text that says ours is not made from the settings. */
const other = promiseWords({
  warranties: (["desktop", "laptop", "refurbished", "gear"] as const).map((covers, place) => ({
    warrantyId: 0,
    covers,
    months: (place + 6) * 12,
    detail: "",
    price: cents(0),
  })),
  points: { earnedPerDollar: 3, dollarPpmPerPoint: 20_000, spentInStepsOf: 700, expireAfterDays: 81 },
  service: { ...storeConfig.service, returnDays: 77, damageReportDays: 78, refundBusinessDays: 79, burnInHours: 80 },
});

function wordsOf(Body: () => React.ReactNode): string {
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: Body, HydrateFallback: Body, loader: () => null },
  ]);
  const root = { name: "Otherforge", supportEmail: "help@example.com", supportPhone: "1", promises: other };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />).replaceAll(/<[^>]+>/g, " ");
}

test("every topic is a page that the sitemap names", () => {
  const named = TEXT_PAGES.filter((path) => path.startsWith("/about/"));
  expect(named).toEqual(
    Object.keys(TOPICS)
      .map((topic) => `/about/${topic}`)
      .toSorted(),
  );
});

test.each([
  ["the warranty popup and page", TOPICS.warranty.Body, ["6 years", "7 years", "8 years", "9 years"]],
  ["the RDY popup and page", TOPICS["ready-made"].Body, ["6 years", "77 days", "80 hours"]],
  ["the refurbished popup and page", TOPICS.refurbished.Body, ["8 years", "77 days"]],
  ["the points popup and page", TOPICS.points.Body, ["3 points", "700 points", "$14.00", "81 days"]],
  ["the agreement popup and page", TOPICS.agreement.Body, ["77 days"]],
  ["the returns page", ReturnsPage, ["77 days", "78 days", "79 business days"]],
])("%s says what the settings promise", (_, Body, promised) => {
  const words = wordsOf(Body);
  for (const promise of promised) expect(words).toContain(promise);
  expect(words).not.toMatch(/\b(?:1 year|3 years|30 days|24 hours)\b/);
});
