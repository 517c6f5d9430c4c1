import { expect, test } from "vitest";
import {
  addressFormReducer,
  emptyAddressForm,
  isRight,
  type AddressAction,
  type AddressField,
  type AddressForm,
} from "./address-form.ts";

const after = (...actions: AddressAction[]): AddressForm =>
  actions.reduce(addressFormReducer, emptyAddressForm("shipping", null));
const type = (field: AddressField, value: string): AddressAction => ({ do: "type", field, value });

test("nothing is called wrong while it is being typed for the first time", () => {
  expect(after(type("Email", "maya@")).messages).toEqual({});
});

test("leaving a field shows its message, and correcting it takes the message away", () => {
  const wrong = after(type("Email", "maya@"), { do: "leave", field: "Email" });
  expect(wrong.messages.Email).toBe("Enter an email address like name@example.com.");
  expect(addressFormReducer(wrong, { do: "type", field: "Email", value: "maya@e" }).messages.Email).toBeUndefined();
});

test("leaving a right field ticks it, and the phone takes its one form", () => {
  const form = after(type("ContactNumber", "9165550148"), { do: "leave", field: "ContactNumber" });
  expect(form.values.ContactNumber).toBe("(916) 555-0148");
  expect(isRight(form, "ContactNumber")).toBe(true);
  expect(isRight(form, "LastName")).toBe(false);
});

test("submitting an empty form names every field that is needed and no other", () => {
  expect(Object.keys(after({ do: "submit" }).messages).sort()).toEqual([
    "Address1",
    "City",
    "ContactNumber",
    "Email",
    "FirstName",
    "LastName",
    "State",
    "ZipCode",
  ]);
});

test("a ZIP code fills city and state, and what was typed by hand stays", () => {
  const filled = after(type("ZipCode", "95814"), {
    do: "fill",
    postalCode: "95814",
    state: "CA",
    cities: ["Sacramento"],
  });
  expect([filled.values.City, filled.values.State, filled.filledFrom]).toEqual(["Sacramento", "CA", "95814"]);
  const byHand = after(type("City", "Rancho Cordova"), type("State", "CA"), {
    do: "fill",
    postalCode: "95814",
    state: "CA",
    cities: ["Sacramento"],
  });
  expect([byHand.values.City, byHand.filledFrom]).toEqual(["Rancho Cordova", null]);
});

test("a second ZIP code replaces what the first one filled", () => {
  const form = after(
    type("ZipCode", "95814"),
    { do: "fill", postalCode: "95814", state: "CA", cities: ["Sacramento"] },
    type("ZipCode", "10001"),
    { do: "fill", postalCode: "10001", state: "NY", cities: ["New York"] },
  );
  expect([form.values.City, form.values.State]).toEqual(["New York", "NY"]);
});

test("a ZIP code takes 5 characters in the USA and a postal code 7 in Canada", () => {
  expect(after(type("ZipCode", "958141234")).values.ZipCode).toBe("95814");
  const canada = after(type("Country", "CANADA"), type("ZipCode", "v6b 1a19"), { do: "leave", field: "ZipCode" });
  expect(canada.values.ZipCode).toBe("V6B 1A1");
});

test("another country empties postal code and state", () => {
  const form = after(type("ZipCode", "95814"), type("State", "CA"), type("Country", "CANADA"));
  expect([form.values.ZipCode, form.values.State, form.messages]).toEqual(["", "", {}]);
});

test("the server's field messages land on their fields", () => {
  const form = after({
    do: "refused",
    problems: [
      { field: "ShippingAddress.ZipCode", message: "Enter a ZIP code of five digits, like 10001." },
      { field: "Version", message: "x" },
    ],
  });
  expect(form.messages).toEqual({ ZipCode: "Enter a ZIP code of five digits, like 10001." });
});

test("a billing form asks for no email and takes any country", () => {
  const form = addressFormReducer(emptyAddressForm("billing", null), { do: "submit" });
  expect(form.messages.Email).toBeUndefined();
  const other = addressFormReducer(emptyAddressForm("billing", { Country: "OTHER" }), { do: "submit" });
  expect(other.messages.Country).toBeUndefined();
});
