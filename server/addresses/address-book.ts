import type * as wire from "#contract/addresses.ts";
import { checkBillingAddress } from "#rules/address/check-shipping-address.ts";
import { postalCode } from "#rules/address/postal-code.ts";
import {
  type BillingAddress,
  EMPTY_SHIPPING_ADDRESS,
  tidyAddress,
  toDestination,
} from "#rules/address/shipping-address.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { daysOnTheWay } from "#rules/shipping/days-on-the-way.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import { leavesOutLocalTax, taxRegionOf } from "#rules/tax/tax-region.ts";
import type { Tx } from "../db/database.ts";
import { renameFields } from "../http/rename-fields.ts";
import type { HandlerAnswer, MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import {
  type AddressRow,
  type AddressToKeep,
  deleteAddress,
  insertAddress,
  lastShippedTo,
  listAddressRows,
  lockAddresses,
  markFirst,
  MOST_ADDRESSES,
  updateAddress,
} from "./addresses-table.ts";
import { placeRefusal } from "./place-refusal.ts";
import { refuseAddress } from "./refuse-address.ts";

export const listAddresses: MemberHandler<typeof wire.listAddresses> = async ({ world, principal }) => ({
  reply: await viewBook(world, principal.memberId),
});

export const addAddress: MemberHandler<typeof wire.addAddress> = async ({ world, principal, body }) => {
  const read = readAddress(body);
  if ("reason" in read) return read;
  const { memberId } = principal;
  return changeBook(world, memberId, async (tx) =>
    (await insertAddress(world, tx, memberId, read)) ? null : refuse("addresses_full", { most: MOST_ADDRESSES }),
  );
};

export const changeAddress: MemberHandler<typeof wire.changeAddress> = async ({ world, principal, body }) => {
  const read = readAddress(body);
  if ("reason" in read) return read;
  const { memberId } = principal;
  return changeBook(world, memberId, async (tx) => {
    const known = await listAddressRows(tx, memberId);
    if (!known.some(({ id }) => id === body.Id)) return refuse("address_unknown");
    await updateAddress(world, tx, { memberId, id: body.Id }, read);
    return null;
  });
};

export const removeAddress: MemberHandler<typeof wire.removeAddress> = async ({ world, principal, body }) =>
  changeBook(world, principal.memberId, async (tx) =>
    (await deleteAddress(tx, principal.memberId, body.Id)) ? null : refuse("address_unknown"),
  );

export const putAddressFirst: MemberHandler<typeof wire.putAddressFirst> = async ({ world, principal, body }) =>
  changeBook(world, principal.memberId, async (tx) =>
    (await markFirst(tx, principal.memberId, body.Id)) ? null : refuse("address_unknown"),
  );

async function changeBook(
  world: World,
  memberId: number,
  change: (tx: Tx) => Promise<Refusal | null>,
): Promise<HandlerAnswer<wire.AddressBook>> {
  const refusal = await world.db.transaction(async (tx) => {
    await lockAddresses(tx, memberId);
    return change(tx);
  });
  return refusal ?? { reply: await viewBook(world, memberId) };
}

/** The same rules as the checkout's: what is kept can be ordered to. */
function readAddress(body: {
  Label: string;
  IsDefault: boolean;
  Address: BillingAddress;
  ConfirmedZipCode?: string | undefined;
}): AddressToKeep | Refusal {
  const address = tidyAddress(body.Address);
  const confirmed = body.ConfirmedZipCode ? postalCode(address.Country, body.ConfirmedZipCode) : null;
  const refusal = addressRefusal(address, confirmed);
  if (refusal) return renameFields(refusal, (field) => field.replace("ShippingAddress.", "Address."));
  return { label: body.Label, isDefault: body.IsDefault, address };
}

function addressRefusal(address: BillingAddress, confirmed: string | null): Refusal | null {
  const problems = [...checkBillingAddress(address)];
  if (address.Country === "OTHER") problems.push({ field: "Country", fault: { is: "country_not_shipped" } });
  if (address.ContactNumber === "") problems.push({ field: "ContactNumber", fault: { is: "phone_missing" } });
  if (problems.length > 0) return refuseAddress("shipping", problems);
  return placeRefusal({ ...EMPTY_SHIPPING_ADDRESS, ...address }, confirmed);
}

async function viewBook(world: World, memberId: number): Promise<wire.AddressBook> {
  const { queries } = world.db;
  const rows = await listAddressRows(queries, memberId);
  const holder = await queries
    .selectFrom("members")
    .select(["email as Email", "first_name as FirstName", "last_name as LastName"])
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return {
    Success: true,
    ...holder,
    Addresses: rows.map((row) => viewAddress(world, row)),
    LastShippedTo: rows.length > 0 ? null : await lastShippedTo(queries, memberId),
    Most: MOST_ADDRESSES,
  };
}

function viewAddress({ config, now }: World, row: AddressRow): wire.SavedAddress {
  const destination = toDestination(row.address);
  const { on } = localTime(now().toISOString(), config.shipping.warehouse.timeZone);
  const region = taxRegionOf(destination, on, config.tax.regions);
  const days = daysOnTheWay(destination, config.shipping);
  return {
    Id: row.id,
    Label: row.label,
    IsDefault: row.is_default,
    Address: row.address,
    TaxRate: region && region.parts.reduce((sum, { ratePpm }) => sum + ratePpm, 0) / 1_000_000,
    TaxIsLeast: region !== null && leavesOutLocalTax(region),
    Days: days && { From: days.from, Until: days.until },
    IsPoBox: destination.isPoBox,
  };
}
