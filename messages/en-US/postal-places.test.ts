import { expect, test } from "vitest";
import { placeText, type PostalCodeFacts, unknownCodeText, whereItIs } from "./postal-places.ts";

const usa = (zipCode: string): PostalCodeFacts => ({ country: "USA", zipCode });

test("a code where we do not ship says so", () => {
  expect(whereItIs(usa("96941"), [])).toBe("We don't ship to ZIP 96941.");
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
  expect(unknownCodeText({ country: "USA" })).toBe(
    "We don’t recognize this ZIP code. Check it, or confirm that it’s right.",
  );
  expect(unknownCodeText({ country: "CANADA" })).toContain("this postal code");
});
