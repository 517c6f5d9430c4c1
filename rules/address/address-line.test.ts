import { expect, test } from "vitest";
import { storeConfig } from "#config";
import { readAddressLine } from "./address-line.ts";

test("the store's address is read into its parts, and so is one with a suite", () => {
  expect(readAddressLine("Rigsmith, 1200 Foundry Way, Suite 4, Sacramento, CA 95811")).toEqual({
    name: "Rigsmith",
    street: "1200 Foundry Way, Suite 4",
    city: "Sacramento",
    state: "CA",
    zipCode: "95811",
  });
  expect(readAddressLine(storeConfig.store.address)).not.toBeNull();
});

test.each(["", "Rigsmith", "Rigsmith, Sacramento, CA 95811", "Rigsmith, 1 Way, Toronto, ON M5V 2T6"])(
  "%j is no such address",
  (text) => {
    expect(readAddressLine(text)).toBeNull();
  },
);
