import { expect, test } from "vitest";
import { codeFaultText, unknownCodeText } from "./postal-faults.ts";
import { whereItIs } from "./postal-places.ts";

const read = (text: string) => text.replaceAll("\u00a0", " ");

test("a code where we do not ship says so", () => {
  const elsewhere = "Nous ne livrons pas à cet endroit. Nous livrons aux États-Unis et au Canada seulement.";
  expect(whereItIs({ country: "USA", zipCode: "96941" }, [])).toBe(elsewhere);
  expect(codeFaultText("elsewhere", null)).toBe(elsewhere);
});

test("a region needs no article where it stands behind a colon", () => {
  const three = ["SD", "WY", "MT"].map((state) => ({ state, city: "" }));
  expect(read(whereItIs({ country: "USA", zipCode: "57717" }, three))).toBe(
    "Le code ZIP 57717 correspond à : Dakota du Sud, Wyoming et Montana.",
  );
  expect(read(whereItIs({ country: "CANADA", zipCode: "H2X 1Y4" }, [{ state: "QC", city: "Montréal" }]))).toBe(
    "Le code postal H2X 1Y4 correspond à : Montréal, QC.",
  );
});

test("only a code of the United States is called a ZIP code", () => {
  expect(unknownCodeText({ country: "USA" }, true)).toBe(
    "Nous ne reconnaissons pas ce code ZIP. Vérifiez-le ou confirmez qu’il est exact.",
  );
  expect(unknownCodeText({ country: "CANADA" })).toBe("Nous ne reconnaissons pas ce code postal. Vérifiez-le.");
});
