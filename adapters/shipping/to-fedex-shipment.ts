import type { StorePlace } from "#rules/address/address-line.ts";
import { isFromAbroad, phoneDigits, phoneExtension } from "#rules/address/format-phone.ts";
import { CarrierRefused, type LabelToMake, type ParcelSender } from "./shipping-carrier.ts";

export interface FedexShipper {
  accountNumber: string;
  place: StorePlace;
  /** Ten digits. */
  phone: string;
}

const GRAMS_A_POUND = 453.59237;

/** FedEx's service of our way to ship, inside the USA and to Canada (developer.fedex.com, "Service types"). */
const SERVICES: Readonly<Record<number, { US: string; CA: string }>> = {
  1: { US: "FEDEX_GROUND", CA: "FEDEX_GROUND" },
  3: { US: "FEDEX_2_DAY", CA: "INTERNATIONAL_ECONOMY" },
  4: { US: "FEDEX_EXPRESS_SAVER", CA: "INTERNATIONAL_ECONOMY" },
  5: { US: "FEDEX_2_DAY", CA: "INTERNATIONAL_ECONOMY" },
  6: { US: "STANDARD_OVERNIGHT", CA: "FEDEX_INTERNATIONAL_PRIORITY" },
  7: { US: "FEDEX_GROUND", CA: "FEDEX_GROUND" },
  9: { US: "GROUND_HOME_DELIVERY", CA: "FEDEX_GROUND" },
  10: { US: "GROUND_HOME_DELIVERY", CA: "FEDEX_GROUND" },
  11: { US: "FEDEX_GROUND", CA: "FEDEX_GROUND" },
  13: { US: "FEDEX_GROUND", CA: "FEDEX_GROUND" },
};

/** The specification's label (S217–S226) in FedEx's words (Ship API v1, "Create Shipment"). Throws `CarrierRefused` for what FedEx does not carry. */
export function toFedexShipment(parcel: LabelToMake, store: FedexShipper) {
  const { label, shippingMethodId, weightGrams, contents, comesBackFrom } = parcel;
  const abroad = comesBackFrom?.country ?? label.DestinationCountry;
  const service = SERVICES[shippingMethodId]?.[abroad];
  if (!service) throw new CarrierRefused(`FedEx has no service for the way ${shippingMethodId}`);
  const weight = { units: "LB", value: Math.max(1, Math.ceil((weightGrams / GRAMS_A_POUND) * 10) / 10) };
  const value = { amount: label.InsuredValue, currency: "USD" };
  return {
    labelResponseOptions: "LABEL",
    accountNumber: { value: store.accountNumber },
    requestedShipment: {
      shipDatestamp: label.ShipDate,
      serviceType: service,
      packagingType: "YOUR_PACKAGING",
      pickupType: "USE_SCHEDULED_PICKUP",
      shipper: comesBackFrom ? senderOf(comesBackFrom) : storeOf(store),
      recipients: [
        {
          contact: {
            personName: label.ConsigneeName,
            ...phoneOf(label.DestinationPhone),
            ...(label.DestinationCompany !== "" && { companyName: label.DestinationCompany }),
          },
          address: {
            streetLines: [label.DestinationAddress1, label.DestinationAddress2].filter((line) => line !== ""),
            city: label.DestinationCity,
            stateOrProvinceCode: label.DestinationState,
            postalCode: label.DestinationZipCode,
            countryCode: label.DestinationCountry,
          },
        },
      ],
      // Of a return the account pays as well: it is ours.
      shippingChargesPayment: { paymentType: "SENDER" },
      ...(comesBackFrom && {
        shipmentSpecialServices: {
          specialServiceTypes: ["RETURN_SHIPMENT"],
          returnShipmentDetail: { returnType: "PRINT_RETURN_LABEL" },
        },
      }),
      labelSpecification: { imageType: "PDF", labelStockType: "STOCK_4X6" },
      totalPackageCount: label.PackageQuantity,
      requestedPackageLineItems: [
        {
          weight,
          declaredValue: value,
          customerReferences: [
            { customerReferenceType: "BILL_OF_LADING", value: label.Bol },
            ...label.ReferenceFields.map((text) => ({ customerReferenceType: "CUSTOMER_REFERENCE", value: text })),
          ],
        },
      ],
      ...(abroad === "CA" && {
        customsClearanceDetail: {
          dutiesPayment: { paymentType: "RECIPIENT" },
          totalCustomsValue: value,
          commodities: [
            { description: contents, quantity: 1, quantityUnits: "PCS", weight, unitPrice: value, customsValue: value },
          ],
        },
      }),
    },
  };
}

function storeOf({ place, phone }: FedexShipper) {
  return {
    contact: { companyName: place.name, phoneNumber: phone },
    address: {
      streetLines: [place.street],
      city: place.city,
      stateOrProvinceCode: place.state,
      postalCode: place.zipCode,
      countryCode: "US",
    },
  };
}

function senderOf({ name, company, phone, ...from }: ParcelSender) {
  return {
    contact: { personName: name, ...phoneOf(phone), ...(company !== "" && { companyName: company }) },
    address: {
      streetLines: from.streetLines.filter((line) => line !== ""),
      city: from.city,
      stateOrProvinceCode: from.state,
      postalCode: from.zipCode,
      countryCode: from.country,
    },
  };
}

/** At most 15 digits, and from abroad as the driver dials them. */
function phoneOf(phone: string): { phoneNumber: string; phoneExtension?: string } {
  const digits = phoneDigits(phone);
  const phoneNumber = isFromAbroad(phone) && digits.length <= 12 ? `011${digits}` : digits;
  const extension = phoneExtension(phone);
  return extension === "" ? { phoneNumber } : { phoneNumber, phoneExtension: extension };
}
