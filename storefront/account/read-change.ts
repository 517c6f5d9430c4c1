import type { BillingAddress } from "#contract/checkout.ts";
import type { ChangeableOrder, OrderChange } from "#contract/order-changes.ts";
import { EMPTY_BILLING_ADDRESS } from "#rules/address/shipping-address.ts";

const FIELDS = Object.keys(EMPTY_BILLING_ADDRESS) as (keyof BillingAddress)[];
const NO_CHANGE: OrderChange = { Lines: [], ShippingMethodID: null, Address: null };

/** What the form of a change has that is not so yet. */
export function readChange(order: ChangeableOrder, text: (name: string) => string): OrderChange {
  const Lines = order.Lines.flatMap(({ Line, Quantity }) => {
    const typed = text(`units-${Line}`).trim();
    return typed === "" || Number(typed) === Quantity ? [] : [{ Line, Quantity: Number(typed) }];
  });
  const method = Number(text("method"));
  const address = Object.fromEntries(FIELDS.map((field) => [field, text(field)])) as unknown as BillingAddress;
  const isElsewhere = FIELDS.some((field) => address[field] !== order.Address[field]);
  const confirmed = text("ConfirmedZipCode");
  return {
    Lines,
    ShippingMethodID: method > 0 && method !== order.ShippingMethodID ? method : null,
    Address: isElsewhere ? address : null,
    ...(isElsewhere && confirmed !== "" && { ConfirmedZipCode: confirmed }),
  };
}

/** A change that its own quote wrote into the form; what is none, is no change. */
export function readQuotedChange(json: string): OrderChange {
  try {
    const read: unknown = JSON.parse(json);
    return isChange(read) ? read : NO_CHANGE;
  } catch {
    return NO_CHANGE;
  }
}

function isChange(read: unknown): read is OrderChange {
  if (!isRecord(read) || !Array.isArray(read["Lines"])) return false;
  const { Lines, ShippingMethodID, Address, ConfirmedZipCode } = read;
  return (
    Lines.every((line) => isRecord(line) && typeof line["Line"] === "number" && typeof line["Quantity"] === "number") &&
    (ShippingMethodID === null || typeof ShippingMethodID === "number") &&
    (ConfirmedZipCode === undefined || typeof ConfirmedZipCode === "string") &&
    (Address === null || (isRecord(Address) && FIELDS.every((field) => typeof Address[field] === "string")))
  );
}

const isRecord = (read: unknown): read is Record<string, unknown> => typeof read === "object" && read !== null;
