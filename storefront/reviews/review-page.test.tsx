import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import ReviewPage from "./review-page.tsx";

test("reviews of nothing in particular lead on: to the shop, to one's orders, and to an order without an account", () => {
  const Stub = createRoutesStub([{ id: "reviews", path: "/", Component: ReviewPage }]);
  const markup = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { reviews: { found: null } } }} />);
  for (const page of ["/", "/account/orders", "/orders"]) expect(markup).toContain(`href="${page}"`);
});
