import type { ShippingAddress } from "../address/shipping-address.ts";
import { toWireMoney, type WireMoney } from "../money/wire-money.ts";
import type { Cents } from "../money/cents.ts";
import type { Warehouse } from "./shipping-config.ts";
import { labelShipDate } from "./warehouse-day.ts";

/** A parcel's label as the carrier is told of it, the specification's field names (S217–S226). */
export interface ShippingLabel {
  /** `YYYY-MM-DD`. */
  ShipDate: string;
  /** Bill of lading: the order's number. */
  Bol: string;
  InsuredValue: WireMoney;
  Carrier: "FedEx";
  /** The shipping method's name. */
  ShipmentType: string;
  ConsigneeName: string;
  DestinationCompany: string;
  DestinationAddress1: string;
  DestinationAddress2: string;
  DestinationCity: string;
  DestinationState: string;
  DestinationZipCode: string;
  DestinationPhone: string;
  DestinationCountry: "US" | "CA";
  PackageQuantity: number;
  ReferenceFields: readonly string[];
}

export interface OrderToLabel {
  orderNumber: string;
  address: ShippingAddress;
  shippingName: string;
  /** What the parcels are insured for. */
  value: Cents;
  packages: number;
  /** The instant the label is made, ISO 8601. */
  at: string;
}

/** The label of a paid order. Throws `RangeError` for a country no parcel goes to: such an order cannot exist. */
export function shippingLabel(order: OrderToLabel, warehouse: Warehouse, daysAhead: number): ShippingLabel {
  const { address } = order;
  return {
    ShipDate: labelShipDate(order.at, warehouse, daysAhead),
    Bol: order.orderNumber,
    InsuredValue: toWireMoney(order.value),
    Carrier: "FedEx",
    ShipmentType: order.shippingName,
    ConsigneeName: `${address.FirstName} ${address.LastName}`,
    DestinationCompany: address.CompanyName,
    DestinationAddress1: address.Address1,
    DestinationAddress2: address.Address2,
    DestinationCity: address.City,
    DestinationState: address.State,
    DestinationZipCode: address.ZipCode,
    DestinationPhone: address.ContactNumber,
    DestinationCountry: labelCountry(address),
    PackageQuantity: order.packages,
    ReferenceFields: [order.orderNumber],
  };
}

/** The label's two letters for the form's USA and CANADA (A21). */
function labelCountry({ Country }: ShippingAddress): "US" | "CA" {
  if (Country === "USA") return "US";
  if (Country === "CANADA") return "CA";
  throw new RangeError(`No parcel goes to ${Country}`);
}
