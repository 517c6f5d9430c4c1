import { expect, test } from "vitest";
import { codeFaultText, unknownCodeText } from "./postal-faults.ts";
import { placeText, type PostalCodeFacts, whereItIs } from "./postal-places.ts";

const usa = (zipCode: string): PostalCodeFacts => ({ country: "USA", zipCode });

test("a code where we do not ship says so", () => {
  expect(whereItIs(usa("96941"), [])).toBe("We don’t ship there. We ship to the USA and Canada only.");
});

test("where a code is reads as a person says it", () => {
  expect(whereItIs(usa("95811"), [{ state: "CA", city: "Sacramento" }])).toBe("ZIP 95811 is in Sacramento, CA.");
  expect(
    whereItIs(usa("42223"), [
      { state: "KY", city: "" },
      { state: "TN", city: "" },
    ]),
  ).toBe("ZIP 42223 is in Kentucky and Tennessee.");
  const three = ["SD", "WY", "MT"].map((state) => ({ state, city: "" }));
  expect(whereItIs(usa("57717"), three)).toBe("ZIP 57717 is in South Dakota, Wyoming and Montana.");
  expect(whereItIs({ country: "CANADA", zipCode: "H2X 1Y4" }, [{ state: "QC", city: "" }])).toBe(
    "Postal code H2X 1Y4 is in Quebec.",
  );
  expect(placeText({ state: "ON", city: "Toronto" })).toBe("Toronto, ON");
  expect(unknownCodeText({ country: "USA" }, true)).toBe(
    "We don’t recognize this ZIP code. Check it, or confirm that it’s right.",
  );
  expect(unknownCodeText({ country: "CANADA" })).toContain("this postal code");
});

test("a fault of a code reads the same in every field it may stand in", () => {
  expect(codeFaultText("elsewhere", usa("96941"))).toBe(whereItIs(usa("96941"), []));
  expect(codeFaultText("unknown", usa("00000"))).toBe(unknownCodeText(usa("00000")));
  expect(codeFaultText("malformed", null)).toBe("Enter a ZIP code like 10001 or a postal code like K1A 0B1.");
});
