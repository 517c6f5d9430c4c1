import type { StaffInfo } from "#contract/staff.ts";
import type { StaffOrder } from "#contract/staff-orders.ts";
import { dayText } from "#words/days.ts";
import { formatMoney } from "#words/money.ts";
import { labelWords as words } from "#words/shipping-label.ts";
import { deskPaths } from "./desk-paths.ts";
import { MoveForm } from "./move-panel.tsx";

/** The carrier's label of an order: made, printed, cancelled. Nothing where no label is made here and none was. */
export function LabelPanel({ staff, order }: { staff: StaffInfo; order: StaffOrder }) {
  const { Label, MayLabel, OrderNumber } = order;
  const maySend = staff.Rights.includes("orders.ship");
  const isOpen = Label !== null && ["asked", "made", "cancelling"].includes(Label.State);
  if (!Label && !(MayLabel && maySend)) return null;
  return (
    <section className="desk-panel" aria-labelledby="label-title">
      <h2 className="type-18" id="label-title">
        {words.title}
      </h2>
      {Label && (
        <p>
          {words.states[Label.State]}
          {Label.Tracking !== "" && ` ${words.number(Label.Tracking)}`}
          <br />
          <span className="muted">
            {words.told(dayText(Label.Told.ShipDate), Label.Told.ShipmentType, formatMoney(Label.Told.InsuredValue))}
          </span>
        </p>
      )}
      {Label?.State === "made" && maySend && (
        <p>
          <a className="link link--alone" href={deskPaths.label(OrderNumber)}>
            {words.print}
          </a>
        </p>
      )}
      {MayLabel && maySend && !isOpen && (
        <MoveForm order={order} intent="label" title={words.make} note={words.makeNote} press={words.make} />
      )}
      {Label && ["made", "cancelling"].includes(Label.State) && maySend && order.IsOnTheFloor && (
        <MoveForm
          order={order}
          intent="cancel-label"
          title={words.cancel}
          note={words.cancelNote}
          press={words.cancel}
        />
      )}
    </section>
  );
}
