import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FedexScene, openFedexScene } from "#sandbox/testing/fedex-scene.ts";
import { fedexCarrier, type FedexSettings } from "./fedex-carrier.ts";
import { CarrierAway, CarrierRefused, type LabelToMake, type ShippingCarrier } from "./shipping-carrier.ts";

const PARCEL: LabelToMake = {
  label: {
    ShipDate: "2026-11-28",
    Bol: "RS-1",
    InsuredValue: 2_649,
    Carrier: "FedEx",
    ShipmentType: "Ground",
    ConsigneeName: "Ada Byron",
    DestinationCompany: "",
    DestinationAddress1: "1701 Wynkoop St",
    DestinationAddress2: "Suite 2 (rear)",
    DestinationCity: "Denver",
    DestinationState: "CO",
    DestinationZipCode: "80202",
    DestinationPhone: "(303) 555-0123",
    DestinationCountry: "US",
    PackageQuantity: 1,
    ReferenceFields: ["RS-1"],
  },
  shippingMethodId: 7,
  comesBackFrom: null,
  weightGrams: 18_000,
  contents: "Computers and computer parts",
};

let scene: FedexScene;
let carrier: ShippingCarrier;
/** Who is told of scans. */
const store = createServer((_, response) => response.end());
beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  scene = await openFedexScene(`http://localhost:${(store.address() as AddressInfo).port}`);
  carrier = fedexCarrier(scene.settings);
});
afterAll(async () => {
  await scene.close();
  await new Promise((resolve) => store.close(resolve));
});
beforeEach(() => scene.reset());

test("a label has a number and a page of 4 by 6 inches, and FedEx is told every field of it", async () => {
  const { tracking, pdf } = await carrier.makeLabel(PARCEL);
  expect(tracking).toMatch(/^77\d{10}$/);
  const text = Buffer.from(pdf).toString("latin1");
  expect(text.startsWith("%PDF-")).toBe(true);
  expect(text).toContain("/MediaBox [0 0 288 432]");
  expect(text).toContain(tracking);
  expect(await scene.parcels()).toMatchObject([
    {
      id: tracking,
      code: "OC",
      shipment: {
        shipDatestamp: "2026-11-28",
        serviceType: "FEDEX_GROUND",
        recipients: [
          {
            contact: { personName: "Ada Byron", phoneNumber: "3035550123" },
            address: {
              streetLines: ["1701 Wynkoop St", "Suite 2 (rear)"],
              stateOrProvinceCode: "CO",
              countryCode: "US",
            },
          },
        ],
        requestedPackageLineItems: [
          {
            weight: { units: "LB", value: 39.7 },
            declaredValue: { amount: 2_649 },
            customerReferences: [{ value: "RS-1" }, {}],
          },
        ],
      },
    },
  ]);
});

test.each([
  ["(303) 555-0123 ext. 42", { phoneNumber: "3035550123", phoneExtension: "42" }],
  ["+49 30 1234567", { phoneNumber: "01149301234567" }],
  ["+352 123456", { phoneNumber: "011352123456" }],
  ["+86 138 0013 8000", { phoneNumber: "8613800138000" }],
])("the phone %j is told as FedEx dials it", async (DestinationPhone, contact) => {
  await carrier.makeLabel({ ...PARCEL, label: { ...PARCEL.label, DestinationPhone } });
  expect(await scene.parcels()).toMatchObject([{ shipment: { recipients: [{ contact }] } }]);
});

test("a return comes from its buyer to the store, on the store's account; one from Canada is declared for customs", async () => {
  const ada = {
    name: "Ada Byron",
    company: "",
    phone: "(303) 555-0123",
    streetLines: ["1701 Wynkoop St", ""],
    city: "Denver",
    state: "CO",
    zipCode: "80202",
    country: "US" as const,
  };
  await carrier.makeLabel({ ...PARCEL, comesBackFrom: ada });
  await carrier.makeLabel({ ...PARCEL, comesBackFrom: { ...ada, state: "ON", zipCode: "M5V 2T6", country: "CA" } });
  const returned = {
    shipmentSpecialServices: {
      specialServiceTypes: ["RETURN_SHIPMENT"],
      returnShipmentDetail: { returnType: "PRINT_RETURN_LABEL" },
    },
    shippingChargesPayment: { paymentType: "SENDER" },
  };
  const [home, abroad] = await scene.parcels();
  expect(home?.shipment).toMatchObject({
    ...returned,
    shipper: {
      contact: { personName: "Ada Byron", phoneNumber: "3035550123" },
      address: { streetLines: ["1701 Wynkoop St"], countryCode: "US" },
    },
  });
  expect(home?.shipment).not.toHaveProperty("customsClearanceDetail");
  expect(abroad?.shipment).toMatchObject({
    ...returned,
    customsClearanceDetail: { totalCustomsValue: { amount: 2_649 } },
  });
});

test("a parcel to Canada is declared for customs, whose duty its recipient pays", async () => {
  await carrier.makeLabel({
    ...PARCEL,
    label: { ...PARCEL.label, DestinationCountry: "CA", DestinationState: "ON", DestinationZipCode: "M5V 2T6" },
  });
  expect(await scene.parcels()).toMatchObject([
    { shipment: { customsClearanceDetail: { dutiesPayment: { paymentType: "RECIPIENT" } } } },
  ]);
});

test("a parcel is found where it is, and a number that FedEx does not know is nowhere", async () => {
  const { tracking } = await carrier.makeLabel(PARCEL);
  expect(await carrier.findParcel(tracking)).toMatchObject({ state: "labelled" });
  await carrier.cancelLabel(tracking);
  await carrier.cancelLabel(tracking);
  expect(await carrier.findParcel(tracking)).toMatchObject({ state: "cancelled" });
  expect(await carrier.findParcel("770000000000")).toBeNull();
});

test("a parcel tells where it was seen, and when; a scan of a kind that nobody here knows says that it is on its way", async () => {
  const { tracking } = await carrier.makeLabel(PARCEL);
  const seen = [
    ["PU", "2026-11-28T16:02:00-08:00", "SACRAMENTO", "CA"],
    ["XX", "2026-11-29T04:00:00Z", "ST. LOUIS", "MO"],
    ["OD", "2026-11-30T08:10:00-07:00", "DENVER", "CO"],
  ] as const;
  for (const [code, at, city, state] of seen) await scene.scan(tracking, code, { at, city, state });
  expect(await carrier.findParcel(tracking)).toEqual({
    state: "moving",
    sightings: [
      { news: "picked_up", at: new Date("2026-11-29T00:02:00Z"), place: "Sacramento, CA" },
      { news: "on_the_way", at: new Date("2026-11-29T04:00:00Z"), place: "St. Louis, MO" },
      { news: "out_for_delivery", at: new Date("2026-11-30T15:10:00Z"), place: "Denver, CO" },
    ],
  });
});

test("what FedEx will not carry, or cancel, is refused", async () => {
  await scene.break("refused");
  await expect(carrier.makeLabel(PARCEL)).rejects.toBeInstanceOf(CarrierRefused);
  await expect(carrier.makeLabel({ ...PARCEL, shippingMethodId: 2 })).rejects.toBeInstanceOf(CarrierRefused);
  await expect(carrier.cancelLabel("770000000000")).rejects.toBeInstanceOf(CarrierRefused);
});

test.each([
  "timeout_before",
  "timeout_after",
  "error_500_before",
  "error_500_after",
  "reset_after",
  "garbage",
] as const)("a call that meets %s is away", async (kind) => {
  await scene.break(kind);
  await expect(carrier.makeLabel(PARCEL)).rejects.toBeInstanceOf(CarrierAway);
  await scene.break(kind);
  await expect(carrier.findParcel("770000000000")).rejects.toBeInstanceOf(CarrierAway);
});

test("a webhook is believed by its signature alone", () => {
  const body = JSON.stringify({ trackingNumber: "771234567890" });
  for (const forged of [undefined, "", "zz", "00".repeat(32)])
    expect(carrier.readWebhook(body, () => forged)).toBeNull();
});

test("under a wrong key nothing is known", async () => {
  const stranger = fedexCarrier({ ...scene.settings, clientSecret: "wrong" });
  await expect(stranger.makeLabel(PARCEL)).rejects.toBeInstanceOf(CarrierAway);
  await expect(stranger.cancelLabel("1")).rejects.toBeInstanceOf(CarrierAway);
});

const {
  FEDEX_TEST_CLIENT_ID: clientId,
  FEDEX_TEST_CLIENT_SECRET: clientSecret,
  FEDEX_TEST_ACCOUNT: accountNumber,
} = process.env;
test.skipIf(!clientId || !clientSecret || !accountNumber)("FedEx's own sandbox makes and cancels a label", async () => {
  const settings: FedexSettings = {
    ...scene.settings,
    apiBase: "https://apis-sandbox.fedex.com",
    clientId: clientId ?? "",
    clientSecret: clientSecret ?? "",
    shipper: { ...scene.settings.shipper, accountNumber: accountNumber ?? "" },
    timeoutMs: 30_000,
  };
  const live = fedexCarrier(settings);
  const { tracking } = await live.makeLabel(PARCEL);
  expect(tracking).toMatch(/^\d{12}$/);
  await live.cancelLabel(tracking);
});
