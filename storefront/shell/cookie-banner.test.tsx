import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CookieBanner } from "./cookie-banner.tsx";

const markup = renderToStaticMarkup(
  <MemoryRouter>
    <CookieBanner />
  </MemoryRouter>,
);

test("the cookie banner links its Privacy Policy to /legal/privacy", () => {
  expect(markup).toMatch(/<a[^>]*href="\/legal\/privacy"[^>]*>Privacy Policy<\/a>/);
});

test("the cookie banner has an Accept button", () => {
  expect(markup).toMatch(/<button[^>]*>Accept<\/button>/);
});
