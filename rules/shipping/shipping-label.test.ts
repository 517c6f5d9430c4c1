import { expect, test } from "vitest";
import { EMPTY_SHIPPING_ADDRESS } from "../address/shipping-address.ts";
import { cents } from "../money/cents.ts";
import { defaultShippingConfig } from "./default-shipping-config.ts";
import { shippingLabel, type OrderToLabel } from "./shipping-label.ts";

const order: OrderToLabel = {
  orderNumber: "RS-00000-000000",
  address: {
    ...EMPTY_SHIPPING_ADDRESS,
    FirstName: "Ana",
    LastName: "Ruiz",
    Address1: "12 Pine St",
    City: "Denver",
    State: "CO",
    ZipCode: "80202",
    ContactNumber: "(303) 555-0123",
  },
  shippingName: "Ground",
  value: cents(2_649_00),
  packages: 2,
  at: "2026-11-21T18:37:00Z",
};
const { warehouse, labelShipDaysAhead } = defaultShippingConfig;

const to = (Country: "CANADA" | "OTHER") => ({ ...order, address: { ...order.address, Country } });

test("a label has the specification's fields and is dated 7 days ahead", () => {
  expect(shippingLabel(order, warehouse, labelShipDaysAhead)).toEqual({
    ShipDate: "2026-11-28",
    Bol: "RS-00000-000000",
    InsuredValue: 2_649,
    Carrier: "FedEx",
    ShipmentType: "Ground",
    ConsigneeName: "Ana Ruiz",
    DestinationCompany: "",
    DestinationAddress1: "12 Pine St",
    DestinationAddress2: "",
    DestinationCity: "Denver",
    DestinationState: "CO",
    DestinationZipCode: "80202",
    DestinationPhone: "(303) 555-0123",
    DestinationCountry: "US",
    PackageQuantity: 2,
    ReferenceFields: ["RS-00000-000000"],
  });
});

test("a label's country is US or CA, and no other", () => {
  expect(shippingLabel(to("CANADA"), warehouse, 7).DestinationCountry).toBe("CA");
  expect(() => shippingLabel(to("OTHER"), warehouse, 7)).toThrow("No parcel goes to OTHER");
});
