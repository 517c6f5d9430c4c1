import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { PointsPage as Page } from "#contract/points.ts";
import PointsPage from "./points-page.tsx";

const page: Page = {
  Success: true,
  Total: 1979,
  Pending: 4179,
  Spendable: 1500,
  Worth: 15,
  Step: 500,
  StepWorth: 5,
  EarnedPerDollar: 1,
  ExpireAfterDays: 365,
  TimeZone: "America/Los_Angeles",
  Lines: [
    {
      Kind: "earn",
      Points: 4179,
      OrderNumber: "RS-7K3F9-Q2M8T4",
      Why: "",
      At: "2026-11-21T18:00:00Z",
      AvailableAt: null,
      ExpiresAt: null,
    },
    {
      Kind: "expire",
      Points: -500,
      OrderNumber: "",
      Why: "",
      At: "2026-09-14T18:00:00Z",
      AvailableAt: "2026-09-14T18:00:00Z",
      ExpiresAt: null,
    },
  ],
};

function shown(loaded: { page: Page | null }): string {
  const Stub = createRoutesStub([{ id: "points", path: "/", Component: PointsPage, loader: () => loaded }]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { points: loaded } }} />);
}

test("points that cannot be read say so in the specification's words", () => {
  expect(shown({ page: null })).toContain("Failed to fetch rewardpoint");
});

test("what can be spent, what waits, and every line with its order stand on the page", () => {
  const markup = shown({ page });
  for (const text of ["1,500", "1,979", "4,179", "−500", "Pending", "/carts/order/RS-7K3F9-Q2M8T4"])
    expect(markup).toContain(text);
});

test("a ledger without a line says how the first points come", () => {
  expect(shown({ page: { ...page, Lines: [], Total: 0, Pending: 0, Spendable: 0 } })).toContain("No points yet");
});
