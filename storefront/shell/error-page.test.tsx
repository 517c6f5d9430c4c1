import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage } from "./error-page.tsx";

const drawn = (error: unknown) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: <ErrorPage error={error} /> }])} />,
  );

test("a page error shows an animated loader and what happens next", () => {
  const markup = drawn(new Error("x is undefined"));
  expect(markup).toContain("error-page__loader");
  expect(markup).toContain("What you typed is saved, and your cart is safe.");
  expect(markup).not.toContain("x is undefined");
});

test("an address that leads nowhere offers the search", () => {
  const markup = drawn({ status: 404, statusText: "Not Found", data: null, internal: false });
  expect(markup).toContain("There is no page at this address");
  expect(markup).toContain('action="/search"');
});

test("a page that was refused says why, and does not take the blame", () => {
  const markup = drawn({ status: 429, statusText: "", data: "Please wait 20 seconds and try again.", internal: false });
  expect(markup).toContain("Please wait 20 seconds and try again.");
  expect(markup).not.toContain("on our end");
});

test("a page that found no database says that it is a matter of a moment, and what is safe", () => {
  const markup = drawn({ status: 503, statusText: "", data: null, internal: false });
  expect(markup).toContain("Your cart and your orders are safe. Try again in a moment.");
  expect(markup).toContain("Try again</a>");
});
