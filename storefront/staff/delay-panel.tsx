import type { StaffInfo } from "#contract/staff.ts";
import type { StaffOrder } from "#contract/staff-orders.ts";
import { DELAY_REASONS } from "#rules/order/ship-delay.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { deskDelayWords as words } from "#words/ship-delays.ts";
import { MoveForm, type SentMove } from "./move-panel.tsx";

interface DelayPanelProps {
  staff: StaffInfo;
  order: StaffOrder;
  sent: SentMove | null;
}

/** What the buyer was told of the ship date and answered, and the way to move it. */
export function DelayPanel({ staff, order, sent }: DelayPanelProps) {
  const { Delay: delay, Lines } = order.Order;
  const isOver = delay?.Answer === "cancel" || delay?.Answer === "silence";
  const ships = Lines.some(({ Made }) => Made !== "service");
  const mayMove = staff.Rights.includes("orders.delay") && order.IsOnTheFloor && !order.Stays && ships && !isOver;
  if (!delay && !mayMove) return null;
  const refused = sent?.intent === "delay" ? sent.refusal : null;
  return (
    <section className="desk-panel" aria-labelledby="delay-title">
      <h2 className="type-18" id="delay-title">
        {words.panel}
      </h2>
      {delay && (
        <>
          <p>{words.told(delay.FromOn, delay.ShipsOn)}</p>
          {(order.IsOnTheFloor || isOver) && (
            <p className="strong">{words.answer(delay.Answer, delay.Silence, delay.AnswerBy)}</p>
          )}
        </>
      )}
      {mayMove && (
        <MoveForm order={order} intent="delay" title={words.move} note={words.moveNote} press={words.press}>
          <Field
            label={words.day}
            help={words.dayHelp}
            name="ShipsOn"
            type="date"
            defaultValue={sent?.intent === "delay" ? sent.typed.day : ""}
            error={refused?.Reason === "ship_day_wrong" ? refused.Message : null}
          />
          <Select label={words.why} name="DelayReason">
            {DELAY_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {words.whys[reason]}
              </option>
            ))}
          </Select>
        </MoveForm>
      )}
    </section>
  );
}
