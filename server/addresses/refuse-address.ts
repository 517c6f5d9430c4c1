import type { AddressProblem } from "#rules/address/check-shipping-address.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { spoken } from "../languages/spoken.ts";

const { addressFaultText } = spoken.addressFaults;

const IN_BODY = { shipping: "ShippingAddress", billing: "BillingAddress" } as const;

/** The refusal of an address, each wrong field by its path in the body with what to do about it. */
export function refuseAddress(kind: keyof typeof IN_BODY, problems: readonly AddressProblem[]): Refusal {
  const fields = problems.map(({ field, fault }) => ({
    field: `${IN_BODY[kind]}.${field}`,
    message: addressFaultText(fault),
  }));
  return problems.some(({ fault }) => fault.is === "country_not_shipped")
    ? refuse("not_ship_to", {}, fields)
    : refuse("address_invalid", { kind }, fields);
}
