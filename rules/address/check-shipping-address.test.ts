import { expect, test } from "vitest";
import { checkBillingAddress, checkShippingAddress, emailFault } from "./check-shipping-address.ts";
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
const faults = (address: ShippingAddress) =>
  checkShippingAddress(address).map(
    ({ field, fault }) => `${field}: ${fault.is}${"most" in fault ? ` ${fault.most}` : ""}`,
  );

test("addresses in New York, Montréal, Honolulu and an APO have nothing wrong", () => {
  const honolulu = { ...newYork, City: "Honolulu", State: "HI", ZipCode: "96813" };
  const apo = { ...newYork, City: "APO", State: "AE", ZipCode: "09012" };
  expect([newYork, montreal, honolulu, apo].flatMap(faults)).toEqual([]);
});

test("an empty shipping address names every field that is needed, in the form's order", () => {
  expect(faults(EMPTY_SHIPPING_ADDRESS)).toEqual([
    "Email: email_missing",
    "FirstName: first_name_missing",
    "LastName: last_name_missing",
    "Address1: street_missing",
    "ZipCode: zip_code_missing",
    "City: city_missing",
    "State: state_missing",
    "ContactNumber: phone_missing",
  ]);
  expect(faults({ ...EMPTY_SHIPPING_ADDRESS, Country: "CANADA" })).toEqual(
    expect.arrayContaining(["ZipCode: postal_code_missing", "State: province_missing"]),
  );
});

test.each([
  ["a four-digit ZIP code", { ZipCode: "1000" }, "ZipCode: zip_code_malformed"],
  ["a Canadian province in the USA", { State: "Ontario" }, "State: state_unlisted"],
  ["an email without a domain", { Email: "ana@" }, "Email: email_malformed"],
  ["an email with two addresses", { Email: "ana@example.com,bo@example.com" }, "Email: email_malformed"],
  ["an email of 255 characters", { Email: `${"a".repeat(243)}@example.com` }, "Email: too_long 254"],
  ["a nine-digit phone", { ContactNumber: "212-555-012" }, "ContactNumber: phone_malformed"],
  ["an area code that begins with 1", { ContactNumber: "112 555 0123" }, "ContactNumber: phone_malformed"],
  ["a mobile number that is no number", { MobileNumber: "none" }, "MobileNumber: phone_malformed"],
  ["a name of only spaces", { FirstName: "   " }, "FirstName: first_name_missing"],
  ["a city of 61 letters", { City: "x".repeat(61) }, "City: too_long 60"],
  ["a phone of eleven digits that begin with 2", { ContactNumber: "21255501234" }, "ContactNumber: phone_malformed"],
  ["a phone of eleven digits that end in a number", { ContactNumber: "92125550123" }, "ContactNumber: phone_malformed"],
  ["a name of 61 letters", { LastName: "x".repeat(61) }, "LastName: too_long 60"],
  ["a town name at a military address", { State: "AE", City: "Ramstein" }, "City: city_not_military"],
  ["an APO in New York", { City: "APO" }, "State: state_not_military"],
])("%s is named", (_, change, expected) => {
  expect(faults({ ...newYork, ...change })).toEqual([expected]);
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
  expect(faults({ ...newYork, ...longest })).toEqual([]);
});

test.each([
  "a..b@example.com",
  ".a@example.com",
  "a.@example.com",
  "a@example..com",
  "a@.example.com",
  "a@b@example.com",
])("the email %j is refused by name", (Email) => {
  expect(faults({ ...newYork, Email })).toEqual(["Email: email_malformed"]);
});

test("an email with something unseen in it is none, where nobody takes it out before", () => {
  expect(emailFault("a\u200bna@example.com")).toEqual({ is: "email_malformed" });
  expect(emailFault("ana+pc@mail.example.com")).toBeNull();
});

test.each(["(212) 555-0123 ext. 42", "+49 30 1234567", "+52 55 1234 5678"])(
  "the phone %j is taken for an address in the USA and in Canada",
  (ContactNumber) => {
    expect([
      ...faults({ ...newYork, ContactNumber }),
      ...faults({ ...montreal, ContactNumber, MobileNumber: ContactNumber }),
    ]).toEqual([]);
  },
);

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
  expect(faults({ ...montreal, City: "DPO" })).toEqual([]);
});

test("a Canadian address is checked by Canada's rules", () => {
  expect(faults({ ...montreal, ZipCode: "10001" })).toEqual(["ZipCode: postal_code_malformed"]);
  expect(faults({ ...montreal, State: "New York" })).toEqual(["State: province_unlisted"]);
  expect(faults({ ...montreal, State: "Québec", ZipCode: "h2x1y4" })).toEqual([]);
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
  expect(faults(berlin)).toEqual(["Country: country_not_shipped"]);
  expect(faults({ ...berlin, FirstName: "", ZipCode: "" })).toEqual([
    "FirstName: first_name_missing",
    "Country: country_not_shipped",
  ]);
  expect(checkBillingAddress(berlin)).toEqual([]);
  expect(checkBillingAddress({ ...berlin, ZipCode: "", ContactNumber: "12" })).toEqual([
    { field: "ZipCode", fault: { is: "postal_code_missing" } },
    { field: "ContactNumber", fault: { is: "phone_without_country" } },
  ]);
  expect(checkBillingAddress({ ...berlin, ZipCode: "101155" })).toEqual([
    { field: "ZipCode", fault: { is: "too_long", most: 5 } },
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
