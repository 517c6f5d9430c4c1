import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { AddressBook } from "#contract/addresses.ts";
import { InformationStep } from "./information-step.tsx";
import type { CheckoutSteps } from "./load-checkout.ts";

const checkout = { ShippingAddress: null } as CheckoutSteps;
const LastShippedTo = {
  FirstName: "Ada",
  LastName: "Byron",
  CompanyName: "",
  Country: "USA" as const,
  Address1: "1701 Wynkoop St",
  Address2: "",
  ZipCode: "80202",
  City: "Denver",
  State: "CO",
  ContactNumber: "(303) 555-0123",
  MobileNumber: "",
};
const book: AddressBook = {
  Success: true,
  Email: "ada@example.com",
  FirstName: "Ada",
  LastName: "Byron",
  Addresses: [],
  LastShippedTo,
  Most: 20,
};

function drawn(of: AddressBook | null): string {
  const Component = () => <InformationStep checkout={checkout} book={of} refused={null} onSaved={() => {}} />;
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => null, Component }], {
    hydrationData: { loaderData: { root: {} } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a guest finds the way to sign in, which leads back to the checkout; a member is not asked", () => {
  expect(drawn(null)).toContain('href="/sign-in?to=checkout"');
  expect(drawn(book)).not.toContain("/sign-in");
});

test("a member without a saved address begins with where the last order went", () => {
  const markup = drawn(book);
  for (const value of ["1701 Wynkoop St", "80202", "Denver", "(303) 555-0123", "ada@example.com"])
    expect(markup).toContain(`value="${value}"`);
  expect(drawn({ ...book, LastShippedTo: null })).not.toContain("1701 Wynkoop St");
});
