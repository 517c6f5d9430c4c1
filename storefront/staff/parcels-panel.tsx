import type { StaffInfo } from "#contract/staff.ts";
import type { StaffOrder } from "#contract/staff-orders.ts";
import { CARRIERS } from "#rules/order/carriers.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { parcelWords as words } from "#words/desk-parcels.ts";
import { MoveForm } from "./move-panel.tsx";

/** The parcels of an order on its way: each number can be corrected, and one more added. */
export function ParcelsPanel({ staff, order }: { staff: StaffInfo; order: StaffOrder }) {
  const { Parcels, State } = order.Order;
  if (State !== "shipped" || !staff.Rights.includes("orders.ship")) return null;
  return (
    <section className="desk-panel" aria-labelledby="parcels-title">
      <h2 className="type-18" id="parcels-title">
        {words.title}
      </h2>
      <MoveForm order={order} intent="parcels" title={words.correct} note={words.note} press={words.press}>
        {[...Parcels, null].map((parcel, at) => (
          <div className="desk__pair" key={parcel?.Tracking ?? "new"}>
            <Select
              label={words.carrier(at + 1, parcel === null)}
              name={`Carrier-${at}`}
              defaultValue={parcel?.Carrier ?? Parcels.at(-1)?.Carrier}
            >
              {CARRIERS.map((carrier) => (
                <option key={carrier}>{carrier}</option>
              ))}
            </Select>
            <Field
              label={words.tracking(at + 1, parcel === null)}
              name={`Tracking-${at}`}
              maxLength={60}
              autoComplete="off"
              defaultValue={parcel?.Tracking}
            />
          </div>
        ))}
      </MoveForm>
    </section>
  );
}
