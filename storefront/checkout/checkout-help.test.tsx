import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Agreement } from "./agreement.tsx";
import { CheckoutHeader } from "./checkout-header.tsx";

const root = {
  name: "Rigsmith",
  supportEmail: "help@store.example",
  supportPhone: "(555) 010-0142",
  supportHours: "8 to 6",
};

function drawn(Component: () => React.ReactNode): string {
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => null, Component }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("help at the checkout is a phone, an email and pages, and none of them takes the page away", () => {
  const markup = drawn(CheckoutHeader);
  expect(markup).toMatch(/<details class="checkout-help"><summary>/);
  expect(markup).toContain('href="tel:5550100142"');
  expect(markup).toContain('href="mailto:help@store.example"');
  for (const page of ["/legal/shipping", "/legal/returns", "/about/warranty", "/orders"])
    expect(markup).toMatch(new RegExp(`href="${page}" target="_blank"`));
});

test("the terms, the returns and the privacy policy stand beside the button that agrees to them", () => {
  const markup = drawn(Agreement);
  for (const page of ["/legal/terms", "/legal/returns", "/legal/privacy"])
    expect(markup).toMatch(new RegExp(`href="${page}" target="_blank"`));
  expect(markup).toContain('href="/about/agreement"');
});
