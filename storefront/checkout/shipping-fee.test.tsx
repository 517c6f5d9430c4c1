import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShippingFee } from "./shipping-fee.tsx";

const choice = {
  ShippingMethodID: 13,
  ShippingMethodName: "Ground",
  ShipsOn: "2026-11-23",
  ArrivesFrom: "2026-11-27",
  ArrivesUntil: "2026-11-30",
  Why: "",
  Handover: "any_time" as const,
};
const textOf = (Fee: number, ListFee: number) =>
  renderToStaticMarkup(<ShippingFee choice={{ ...choice, Fee, ListFee }} />).replaceAll(/<[^>]*>/g, "");

test.each([
  ["its fee", 5.95, 5.95, "$5.95"],
  ["Free beside the fee that a code took off", 0, 5.95, "was $5.95 Free"],
  ["Included, where a PC's price has it", 0, 0, "Included"],
])("a way to ship shows %s", (_, fee, listFee, text) => {
  expect(textOf(fee, listFee)).toBe(text);
});
