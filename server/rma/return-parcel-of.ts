import { sql } from "kysely";
import type { LabelToMake } from "#adapters/shipping/shipping-carrier.ts";
import { readAddressLine } from "#rules/address/address-line.ts";
import { cents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { labelShipDate } from "#rules/shipping/warehouse-day.ts";
import type { Tx } from "../db/database.ts";
import type { World } from "../world.ts";
import { spokenWords } from "../languages/spoken.ts";

/** Ground, whatever way it came: nobody waits for it at the other end. */
const GROUND = 1;

interface ReturnedLine {
  position: number;
  units: number;
  cents: number;
}

/** The parcel of a return: from where its order went to the store, declared at what its units cost. Null where the store's address is no place a carrier knows. */
export async function returnParcelOf(
  { config, now }: Pick<World, "config" | "now">,
  tx: Tx,
  { orderId, rmaId }: { orderId: string; rmaId: string },
): Promise<LabelToMake | null> {
  const place = readAddressLine(config.store.address);
  if (!place) return null;
  const row = await tx
    .selectFrom("orders")
    .innerJoin("rmas", "rmas.order_id", "orders.id")
    .select(["rma_number", "order_number", "shipping_address", "priced_cart"])
    .where("orders.id", "=", orderId)
    .where("rmas.id", "=", rmaId)
    .executeTakeFirstOrThrow();
  const { rows: lines } = await sql<ReturnedLine>`select position, granted as units,
      greatest(0, floor((amount_cents + discount_cents)::numeric * granted / quantity))::bigint as cents
    from rma_lines join order_lines on order_lines.id = order_line_id
    where rma_id = ${rmaId} and granted > 0 order by position`.execute(tx);
  const { warehouse, labelShipDaysAhead } = config.shipping;
  const value = cents(lines.reduce((sum, line) => sum + line.cents, 0));
  // What was priced last has a line for each that is still in the order, in their order.
  const { rows: places } = await sql<{ position: number }>`select position from order_lines
    where order_id = ${orderId} and quantity > 0 order by position`.execute(tx);
  const weightGrams = lines.reduce((sum, { position, units }) => {
    const priced = row.priced_cart.lines[places.findIndex((at) => at.position === position)];
    return sum + (priced?.weightGrams ?? 0) * units;
  }, 0);
  const from = row.shipping_address;
  return {
    label: {
      ShipDate: labelShipDate(now().toISOString(), warehouse, labelShipDaysAhead),
      Bol: row.rma_number,
      InsuredValue: toWireMoney(value),
      Carrier: "FedEx",
      ShipmentType: "Return",
      ConsigneeName: place.name,
      DestinationCompany: place.name,
      DestinationAddress1: place.street,
      DestinationAddress2: "",
      DestinationCity: place.city,
      DestinationState: place.state,
      DestinationZipCode: place.zipCode,
      DestinationPhone: config.store.supportPhone,
      DestinationCountry: "US",
      PackageQuantity: 1,
      ReferenceFields: [row.rma_number, row.order_number],
    },
    shippingMethodId: GROUND,
    weightGrams,
    contents: spokenWords().shippingLabel.labelContents,
    comesBackFrom: {
      name: `${from.FirstName} ${from.LastName}`,
      company: from.CompanyName,
      phone: from.ContactNumber,
      streetLines: [from.Address1, from.Address2],
      city: from.City,
      state: from.State,
      zipCode: from.ZipCode,
      country: from.Country === "CANADA" ? "CA" : "US",
    },
  };
}
