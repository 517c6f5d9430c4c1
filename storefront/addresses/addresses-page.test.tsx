import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { AddressBook } from "#contract/addresses.ts";
import AddressesPage from "./addresses-page.tsx";

const book: AddressBook = {
  Success: true,
  Email: "ada@example.com",
  FirstName: "Ada",
  LastName: "Byron",
  LastShippedTo: null,
  Most: 20,
  Addresses: [
    {
      Id: "5f0c7d0e-0000-4000-8000-000000000001",
      Label: "Home",
      IsDefault: true,
      Address: {
        FirstName: "Ada",
        LastName: "Byron",
        CompanyName: "",
        Country: "USA",
        Address1: "PO Box 12",
        Address2: "",
        ZipCode: "80202",
        City: "Denver",
        State: "CO",
        ContactNumber: "(303) 555-0123",
        MobileNumber: "",
      },
      TaxRate: 0.029,
      TaxIsLeast: true,
      Days: { From: 2, Until: 4 },
      IsPoBox: true,
    },
  ],
};

function shown(loaded: object): string {
  const Stub = createRoutesStub([{ id: "book", path: "/", Component: AddressesPage, loader: () => loaded }]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { book: loaded } }} />);
}

test("an address says its tax, its days and what does not go there, and can be changed or removed", () => {
  const markup = shown({ book, form: null });
  for (const text of [
    "Home",
    "Used first",
    "State tax: 2.9%",
    "2 to 4 business days",
    "A PO box",
    "Remove",
    "?change=",
  ])
    expect(markup).toContain(text);
  expect(markup).not.toContain("Use first");
});

test("an account that has as many as it can offers no form for another", () => {
  expect(shown({ book, form: null })).toContain("?add");
  expect(shown({ book: { ...book, Most: 1 }, form: null })).not.toContain("?add");
});

test("a ZIP code that nobody knows can be confirmed in the form that was refused", () => {
  const [saved] = book.Addresses;
  const form = {
    action: "/account/addresses",
    id: "",
    label: "Home",
    isDefault: false,
    address: saved?.Address,
    problems: [{ field: "Address.ZipCode", message: "We do not know 80202." }],
    unknownCode: "80202",
  };
  const markup = shown({ book, form });
  for (const text of ["We do not know 80202.", "80202 is right", 'value="PO Box 12"']) expect(markup).toContain(text);
});
