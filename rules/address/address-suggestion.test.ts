import { expect, test } from "vitest";
import { addressSuggestion } from "./address-suggestion.ts";

const TYPED = { Address1: "1200 Main Street", Address2: "Apt. 4", City: "Denver", State: "CO", ZipCode: "80202" };

test.each([
  { Address1: "1200 MAIN ST APT 4", Address2: "", City: "DENVER", State: "CO", ZipCode: "80202-1234" },
  { ...TYPED, Address1: "1200 main st", Address2: "apt 4" },
])("the same place in other words is no suggestion", (found) => {
  expect(addressSuggestion(TYPED, found)).toBeNull();
});

test("another place is suggested as it would be typed here: not shouted, with five digits", () => {
  const found = {
    Address1: "1200 W MAIN ST APT 4",
    Address2: "",
    City: "LAKEWOOD",
    State: "CO",
    ZipCode: "80226-0001",
  };
  expect(addressSuggestion(TYPED, found)).toEqual({
    Address1: "1200 W Main ST Apt 4",
    Address2: "",
    City: "Lakewood",
    State: "CO",
    ZipCode: "80226",
  });
});
