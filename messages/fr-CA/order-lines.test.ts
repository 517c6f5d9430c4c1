import { expect, test } from "vitest";
import { lengthText, longerWarrantyName, orderDetailWords, orderLineText } from "./order-lines.ts";

test.each([
  [36, "3 ans", "garantie de 3 ans"],
  [12, "1 an", "garantie d’un an"],
  [18, "18 mois", "garantie de 18 mois"],
  [1, "1 mois", "garantie d’un mois"],
])("%i months read %s, and %s on a line", (months, text, before) => {
  expect([lengthText(months), orderDetailWords.warranty(months)]).toEqual([text, before]);
});

test("a line says what was chosen, and a longer warranty begins with a capital", () => {
  const nothing = { variant: null, warrantyMonths: null, deposit: null };
  expect(orderLineText({ ...nothing, variant: "Noir", warrantyMonths: 12, rush: "rush" })).toBe(
    "Noir, garantie d’un an, montage accéléré",
  );
  expect(longerWarrantyName("Forge 90", 48)).toBe("Garantie de 4 ans pour Forge 90");
});
