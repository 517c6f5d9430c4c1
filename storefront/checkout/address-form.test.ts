import { expect, test } from "vitest";
import {
  addressFormReducer,
  emptyAddressForm,
  isRight,
  noteOn,
  type AddressAction,
  type AddressField,
  type AddressForm,
} from "./address-form.ts";

const after = (...actions: AddressAction[]): AddressForm =>
  actions.reduce(addressFormReducer, emptyAddressForm("shipping", null));
const type = (field: AddressField, value: string): AddressAction => ({ do: "type", field, value });
const fill = (postalCode: string, states: string, city: string): AddressAction => ({
  do: "fill",
  postalCode,
  area: { isListed: true, states: states.split(" "), cities: [city] },
});
const unknown = (postalCode: string): AddressAction => ({ do: "fill", postalCode, area: null });
const leave = (field: AddressField): AddressAction => ({ do: "leave", field });

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
  const filled = after(type("ZipCode", "95814"), fill("95814", "CA", "Sacramento"));
  expect([filled.values.City, filled.values.State, filled.filledFrom]).toEqual(["Sacramento", "CA", "95814"]);
  const byHand = after(type("City", "Rancho Cordova"), type("State", "CA"), fill("95814", "CA", "Sacramento"));
  expect([byHand.values.City, byHand.filledFrom]).toEqual(["Rancho Cordova", null]);
});

test("a second ZIP code replaces what the first one filled", () => {
  const form = after(
    type("ZipCode", "95814"),
    fill("95814", "CA", "Sacramento"),
    type("ZipCode", "10001"),
    fill("10001", "NY", "New York"),
  );
  expect([form.values.City, form.values.State]).toEqual(["New York", "NY"]);
});

test("a ZIP code takes 5 characters in the USA and a postal code 7 in Canada", () => {
  for (const pasted of ["958141234", " 95814", "\u00a0\u200b95814-1234", "\t95814 "])
    expect(after(type("ZipCode", pasted)).values.ZipCode, JSON.stringify(pasted)).toBe("95814");
  const canada = after(type("Country", "CANADA"), type("ZipCode", "v6b 1a19"), { do: "leave", field: "ZipCode" });
  expect(canada.values.ZipCode).toBe("V6B 1A1");
  const letters = [..."V6B 1A1"].reduce(
    (form, letter) => addressFormReducer(form, type("ZipCode", form.values.ZipCode + letter)),
    after(type("Country", "CANADA")),
  );
  expect(letters.values.ZipCode).toBe("V6B 1A1");
});

test("a ZIP code is ticked only when it is known and of the chosen state", () => {
  const zip = [type("ZipCode", "95811"), leave("ZipCode")];
  const sacramento = fill("95811", "CA", "Sacramento");
  expect(isRight(after(...zip), "ZipCode")).toBe(false);
  expect(isRight(after(...zip, sacramento), "ZipCode")).toBe(true);
  expect(isRight(after(...zip, sacramento, type("State", "OR")), "ZipCode")).toBe(false);
  expect(isRight(after(...zip, sacramento, type("ZipCode", "95812")), "ZipCode")).toBe(false);
  expect(isRight(after(type("ZipCode", "99999"), leave("ZipCode"), unknown("99999")), "ZipCode")).toBe(false);
});

test("a ZIP over a state line is ticked with each of its states", () => {
  const zip = [type("ZipCode", "42223"), leave("ZipCode"), fill("42223", "KY TN", "Fort Campbell")];
  const ticks = ["KY", "TN", "OH"].map((state) => isRight(after(...zip, type("State", state)), "ZipCode"));
  expect(ticks).toEqual([true, true, false]);
});

test("what does not fit is said at once: an unknown ZIP, another state's, a PO box", () => {
  const note = (field: AddressField, ...actions: AddressAction[]) => noteOn(after(...actions), field);
  expect(note("ZipCode", type("ZipCode", "99999"), unknown("99999"))).toBe(
    "We don’t recognize this ZIP code. Check it.",
  );
  expect(note("ZipCode", type("State", "OR"), type("ZipCode", "95811"), fill("95811", "CA", "Sacramento"))).toBe(
    "ZIP 95811 is in Sacramento, CA.",
  );
  expect(note("ZipCode", type("ZipCode", "95811"), fill("95811", "CA", "Sacramento"))).toBeNull();
  expect(note("Address1", type("Address1", "PO Box 7"))).toBe(
    "A PO box: only the postal service delivers there, FedEx and UPS do not.",
  );
  expect(note("Address1", type("Address1", "7 Boxwood Ct"))).toBeNull();
});

test("taking the place of a ZIP changes state and city in one press, a city nobody knows stays", () => {
  const wrong = [type("ZipCode", "95811"), type("State", "OR"), type("City", "Portland")];
  const taken = after(...wrong, { do: "take", place: { state: "CA", city: "Sacramento" } }).values;
  expect([taken.State, taken.City]).toEqual(["CA", "Sacramento"]);
  const montreal = after(...wrong, { do: "take", place: { state: "QC", city: "" } }).values;
  expect([montreal.State, montreal.City]).toEqual(["QC", "Portland"]);
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

test("a state that was refused for its ZIP is no longer wrong once either changes, one that is missing is", () => {
  const message = "ZIP 95811 is in Sacramento, CA.";
  const refused = after(type("ZipCode", "95811"), type("State", "OR"), {
    do: "refused",
    problems: [{ field: "ShippingAddress.State", message }],
  });
  expect(refused.messages).toEqual({ State: message });
  expect(addressFormReducer(refused, type("ZipCode", "97201")).messages).toEqual({});
  const unknownZip = after(type("ZipCode", "99999"), type("State", "OR"), {
    do: "refused",
    problems: [{ field: "ShippingAddress.ZipCode", message: "We do not know this ZIP code." }],
  });
  expect(addressFormReducer(unknownZip, type("State", "CA")).messages).toEqual({});
  const missing = after({ do: "submit" }, type("ZipCode", "97201"));
  expect(missing.messages.State).toBe("Choose a state.");
});

test("a billing form asks for no email and takes any country", () => {
  const form = addressFormReducer(emptyAddressForm("billing", null), { do: "submit" });
  expect(form.messages.Email).toBeUndefined();
  const other = addressFormReducer(emptyAddressForm("billing", { Country: "OTHER" }), { do: "submit" });
  expect(other.messages.Country).toBeUndefined();
});
