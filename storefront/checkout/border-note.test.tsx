import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Country } from "#contract/checkout.ts";
import { EMPTY_SHIPPING_ADDRESS } from "#rules/address/shipping-address.ts";
import { BorderNote } from "./border-note.tsx";

const noteFor = (Country: Country, Made: "gear" | "service" = "gear") =>
  renderToStaticMarkup(<BorderNote checkout={{ ShippingAddress: { ...EMPTY_SHIPPING_ADDRESS, Country }, Made }} />);

test("an order to Canada says before it is paid that duty and the carrier’s fee are paid at the door", () => {
  expect(noteFor("CANADA")).toContain("no customs duty and no fee of the carrier");
  expect(noteFor("CANADA")).toContain("you pay them to the carrier when the parcel arrives");
});

test("an order inside the USA, or of nothing that travels, says nothing of a border", () => {
  expect([noteFor("USA"), noteFor("CANADA", "service")]).toEqual(["", ""]);
});
