import { expect, test } from "vitest";
import { checkBillingAddress, checkShippingAddress } from "./check-shipping-address.ts";
import { EMPTY_SHIPPING_ADDRESS, type ShippingAddress } from "./shipping-address.ts";

const newYork: ShippingAddress = {
  Email: "ana@example.com",
  FirstName: "Ana",
  LastName: "Ruiz",
  CompanyName: "",
  Country: "USA",
  Address1: "12 Pine St",
  Address2: "Apt 4",
  ZipCode: "10001",
  City: "New York",
  State: "NY",
  ContactNumber: "(212) 555-0123",
  MobileNumber: "",
};
const montreal: ShippingAddress = {
  ...newYork,
  Country: "CANADA",
  City: "Montréal",
  State: "QC",
  ZipCode: "H2X 1Y4",
  ContactNumber: "514 555 0123",
};
const messages = (address: ShippingAddress) =>
  checkShippingAddress(address).map(({ field, message }) => `${field}: ${message}`);

test("addresses in New York, Montréal, Honolulu and an APO have nothing wrong", () => {
  const honolulu = { ...newYork, City: "Honolulu", State: "HI", ZipCode: "96813" };
  const apo = { ...newYork, City: "APO", State: "AE", ZipCode: "09012" };
  expect([newYork, montreal, honolulu, apo].flatMap(messages)).toEqual([]);
});

test("an empty shipping address names every field that is needed, in the form's order", () => {
  expect(messages(EMPTY_SHIPPING_ADDRESS)).toEqual([
    "Email: Enter an email address.",
    "FirstName: Enter a first name.",
    "LastName: Enter a last name.",
    "Address1: Enter a street address.",
    "ZipCode: Enter a ZIP code.",
    "City: Enter a city.",
    "State: Choose a state.",
    "ContactNumber: Enter a phone number, for the carrier.",
  ]);
  expect(messages({ ...EMPTY_SHIPPING_ADDRESS, Country: "CANADA" })).toEqual(
    expect.arrayContaining(["ZipCode: Enter a postal code.", "State: Choose a province."]),
  );
});

test.each([
  ["a four-digit ZIP code", { ZipCode: "1000" }, "ZipCode: Enter a ZIP code of five digits, like 10001."],
  [
    "a ZIP code with its four-digit add-on",
    { ZipCode: "10001-1234" },
    "ZipCode: Enter a ZIP code of five digits, like 10001.",
  ],
  ["a Canadian province in the USA", { State: "Ontario" }, "State: Choose a state from the list."],
  ["an email without a domain", { Email: "ana@" }, "Email: Enter an email address like name@example.com."],
  [
    "an email with two addresses",
    { Email: "ana@example.com,bo@example.com" },
    "Email: Enter an email address like name@example.com.",
  ],
  ["an email of 255 characters", { Email: `${"a".repeat(243)}@example.com` }, "Email: Use at most 254 characters."],
  [
    "a nine-digit phone",
    { ContactNumber: "212-555-012" },
    "ContactNumber: Enter a phone number of ten digits, like (212) 555-0123.",
  ],
  [
    "an area code that begins with 1",
    { ContactNumber: "112 555 0123" },
    "ContactNumber: Enter a phone number of ten digits, like (212) 555-0123.",
  ],
  [
    "a mobile number that is no number",
    { MobileNumber: "none" },
    "MobileNumber: Enter a phone number of ten digits, like (212) 555-0123.",
  ],
  ["a name of only spaces", { FirstName: "   " }, "FirstName: Enter a first name."],
  ["a city of 61 letters", { City: "x".repeat(61) }, "City: Use at most 60 characters."],
  [
    "a phone of eleven digits that begin with 2",
    { ContactNumber: "21255501234" },
    "ContactNumber: Enter a phone number of ten digits, like (212) 555-0123.",
  ],
  [
    "a phone of eleven digits that end in a number",
    { ContactNumber: "92125550123" },
    "ContactNumber: Enter a phone number of ten digits, like (212) 555-0123.",
  ],
  ["a name of 61 letters", { LastName: "x".repeat(61) }, "LastName: Use at most 60 characters."],
  [
    "a town name at a military address",
    { State: "AE", City: "Ramstein" },
    "City: For a military address, enter APO, FPO or DPO as the city.",
  ],
  [
    "an APO in New York",
    { City: "APO" },
    "State: For an APO, FPO or DPO, choose Armed Forces Americas, Europe or Pacific.",
  ],
])("%s is named with what would be right", (_, change, expected) => {
  expect(messages({ ...newYork, ...change })).toEqual([expected]);
});

test("the longest values that fit are taken, and an email of several domains", () => {
  const email = `${"a".repeat(240)}@mail.example.com`.slice(-254);
  expect(email).toHaveLength(254);
  const longest = {
    Email: email,
    FirstName: "x".repeat(60),
    CompanyName: "x".repeat(80),
    Address1: "x".repeat(120),
    City: "x".repeat(60),
  };
  expect(messages({ ...newYork, ...longest })).toEqual([]);
});

test("several problems come in the form's order, too long ones among them", () => {
  const address = {
    ...newYork,
    ZipCode: "1",
    Address1: "x".repeat(121),
    FirstName: "",
    MobileNumber: "1",
    CompanyName: "x".repeat(81),
  };
  expect(checkShippingAddress(address).map(({ field }) => field)).toEqual([
    "FirstName",
    "CompanyName",
    "Address1",
    "ZipCode",
    "MobileNumber",
  ]);
});

test("the military rules are the USA's: a Canadian town may be called Dpo", () => {
  expect(messages({ ...montreal, City: "DPO" })).toEqual([]);
});

test("a Canadian address is checked by Canada's rules", () => {
  expect(messages({ ...montreal, ZipCode: "10001" })).toEqual(["ZipCode: Enter a postal code like K1A 0B1."]);
  expect(messages({ ...montreal, State: "New York" })).toEqual(["State: Choose a province from the list."]);
  expect(messages({ ...montreal, State: "Québec", ZipCode: "h2x1y4" })).toEqual([]);
});

test("an order cannot go to a country outside the USA and Canada, but the bill can", () => {
  const berlin: ShippingAddress = {
    ...newYork,
    Country: "OTHER",
    City: "Berlin",
    State: "",
    ZipCode: "10115",
    ContactNumber: "+49 30 1234567",
  };
  expect(messages(berlin)).toEqual(["Country: We ship to the USA and Canada only."]);
  expect(messages({ ...berlin, FirstName: "", ZipCode: "" })).toEqual([
    "FirstName: Enter a first name.",
    "Country: We ship to the USA and Canada only.",
  ]);
  expect(checkBillingAddress(berlin)).toEqual([]);
  expect(checkBillingAddress({ ...berlin, ZipCode: "", ContactNumber: "12" })).toEqual([
    { field: "ZipCode", message: "Enter a postal code." },
    { field: "ContactNumber", message: "Enter a phone number with its country code." },
  ]);
  expect(checkBillingAddress({ ...berlin, ZipCode: "101155" })).toEqual([
    { field: "ZipCode", message: "Use at most 5 characters." },
  ]);
  expect(checkBillingAddress({ ...berlin, ContactNumber: "1234567" })).toEqual([]);
  expect(checkBillingAddress({ ...berlin, ContactNumber: "123456789012345" })).toEqual([]);
  expect(checkBillingAddress({ ...berlin, ContactNumber: "1234567890123456" }).map(({ field }) => field)).toEqual([
    "ContactNumber",
  ]);
});

test("a billing address needs no email", () => {
  const { Email: _email, ...billing } = newYork;
  expect(checkBillingAddress(billing)).toEqual([]);
});
