import { expect, test } from "vitest";
import { EMPTY_BILLING_ADDRESS, EMPTY_SHIPPING_ADDRESS, tidyAddress, toDestination } from "./shipping-address.ts";

test("a shipping address has the specification's twelve fields and begins in the USA", () => {
  expect(Object.keys(EMPTY_SHIPPING_ADDRESS)).toEqual([
    "Email",
    "FirstName",
    "LastName",
    "CompanyName",
    "Country",
    "Address1",
    "Address2",
    "ZipCode",
    "City",
    "State",
    "ContactNumber",
    "MobileNumber",
  ]);
  expect(EMPTY_SHIPPING_ADDRESS.Country).toBe("USA");
});

test("a billing address is the same without the email", () => {
  expect(Object.keys(EMPTY_BILLING_ADDRESS)).toEqual(
    Object.keys(EMPTY_SHIPPING_ADDRESS).filter((field) => field !== "Email"),
  );
});

test("an address is kept trimmed, with its state's code and its phones and postal code in one form", () => {
  const typed = {
    ...EMPTY_SHIPPING_ADDRESS,
    City: "Denver  ",
    State: "colorado",
    ZipCode: " 80202 ",
    ContactNumber: " 1 303.555.0123 ",
    MobileNumber: "303 555",
    Address1: " 12  Pine   St",
  };
  expect(tidyAddress(typed)).toMatchObject({
    City: "Denver",
    State: "CO",
    ZipCode: "80202",
    ContactNumber: "(303) 555-0123",
    MobileNumber: "303 555",
    Address1: "12 Pine St",
  });
});

test("nothing invisible is kept of an address", () => {
  const typed = {
    ...EMPTY_SHIPPING_ADDRESS,
    Email: "a\u200bda@example.com",
    FirstName: "\u202eAda",
    City: "Den\u00adver",
  };
  expect(tidyAddress({ ...typed, ZipCode: "\ufeff80202", ContactNumber: "303\u2060 555 0123" })).toMatchObject({
    Email: "ada@example.com",
    FirstName: "Ada",
    City: "Denver",
    ZipCode: "80202",
    ContactNumber: "(303) 555-0123",
  });
});

test("what cannot be read stays as typed", () => {
  expect(tidyAddress({ ...EMPTY_SHIPPING_ADDRESS, State: " Atlantis ", ZipCode: "12 " })).toMatchObject({
    State: "Atlantis",
    ZipCode: "12",
  });
});

test("a destination says country, code, postal code, city and whether it is a PO box", () => {
  const address = {
    ...EMPTY_BILLING_ADDRESS,
    Country: "CANADA" as const,
    State: "Québec",
    ZipCode: "h2x1y4",
    City: "Montréal ",
    Address1: "PO Box 4",
  };
  expect(toDestination(address)).toEqual({
    country: "CANADA",
    state: "QC",
    postalCode: "H2X 1Y4",
    city: "Montréal",
    isPoBox: false,
  });
  expect(toDestination({ ...address, Country: "USA", State: "OH" }).isPoBox).toBe(true);
});
