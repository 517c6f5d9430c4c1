import type { ReactNode } from "react";
import type { Alert } from "#contract/alert.ts";
import type { StaffInfo } from "#contract/staff.ts";
import type { WrittenSerial } from "#contract/staff-serials.ts";
import type { StaffOrder } from "#contract/staff-orders.ts";
import { CARRIERS } from "#rules/order/carriers.ts";
import type { FloorMove } from "#rules/order/floor-moves.ts";
import { MOVE_RIGHTS } from "#rules/staff/staff-roles.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { packingWords } from "#words/desk-packing.ts";
import { testWords } from "#words/desk-tests.ts";
import { momentText } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";
import { floorMoveWords, staffOrderWords } from "#words/staff.ts";
import { deskPaths } from "./desk-paths.ts";
import { FreshCode } from "./desk-frame.tsx";

/** What a form of this page was refused for, and what was typed into it. */
export interface SentMove {
  intent: string;
  typed: {
    reason: string;
    tracking: string;
    note: string;
    day: string;
    serials: WrittenSerial[];
    measured: Partial<Record<string, string>>;
  };
  refusal: Alert;
}

interface PanelProps {
  staff: StaffInfo;
  order: StaffOrder;
  sent: SentMove | null;
  /** The key under which a refund or cancellation of this page is made once. */
  orderKey: string;
}

/** A form of one press; the order's version goes with it. */
export function MoveForm({
  order,
  intent,
  title,
  note,
  press,
  isNext = false,
  children,
}: {
  order: StaffOrder;
  intent: string;
  title: string;
  note: string;
  press: string;
  isNext?: boolean;
  children?: ReactNode;
}) {
  return (
    <form className="desk-move" method="post" action={deskPaths.order(order.OrderNumber)}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="Version" value={order.Version} />
      <div>
        <h3>{title}</h3>
        <p className="muted">{note}</p>
      </div>
      {children && <div className="desk-move__fields">{children}</div>}
      <Button type="submit" size="small" look={isNext ? "primary" : "secondary"}>
        {press}
      </Button>
    </form>
  );
}

/** Every move that may be made now, the next one first; what this person has no right for is not there. */
export function MovePanel({ staff, order, sent, orderKey }: PanelProps) {
  const has = (right: StaffInfo["Rights"][number]) => staff.Rights.includes(right);
  const may = order.Moves.filter((move) => has(MOVE_RIGHTS[move])).toSorted(
    (one, other) => Number(other === order.Next) - Number(one === order.Next),
  );
  const reasonOf = (intent: string) => (sent?.intent === intent ? sent.typed.reason : "");
  const words = staffOrderWords;
  return (
    <section className="desk-panel" aria-labelledby="moves-title">
      <h2 className="type-18" id="moves-title">
        {words.moves}
      </h2>
      {order.Stays && <p className="muted">{words.testOrder}</p>}
      {may.length === 0 && !order.Stays && <p className="muted">{words.noMoves}</p>}
      {may.map((move) => (
        <MoveForm
          key={move}
          order={order}
          intent={move}
          isNext={move === order.Next && !(move === "pack" && isTested(order))}
          {...floorMoveWords[move]}
          {...(move === "pack" && isTested(order) && { note: testNote(order) })}
          {...(move === "ship" && { note: packingWords.shipNote(order.Packing.Method, order.Packing.ArrivesBy) })}
        >
          {fieldsOf(move, order, sent?.intent === move ? sent : null)}
        </MoveForm>
      ))}
      {has("orders.hold") && order.IsOnTheFloor && !order.Hold && (
        <MoveForm order={order} intent="hold" title={words.hold} note={words.holdNote} press={words.hold}>
          <Field label={words.reason} name="Reason" maxLength={500} required defaultValue={reasonOf("hold")} />
        </MoveForm>
      )}
      {has("orders.hold") && order.Hold && (
        <MoveForm order={order} intent="release" title={words.release} note={words.releaseNote} press={words.release} />
      )}
      {has("orders.cancel") && order.IsOnTheFloor && (
        <MoveForm
          order={order}
          intent="cancel"
          title={words.cancel}
          note={words.cancelNote(formatMoney(order.Left))}
          press={words.cancelPress}
        >
          <input type="hidden" name="Key" value={orderKey} />
          <Field label={words.reason} name="Reason" maxLength={500} required defaultValue={reasonOf("cancel")} />
          <FreshCode staff={staff} />
        </MoveForm>
      )}
    </section>
  );
}

/** Its test runs, and has to go on. */
function isTested({ Test }: StaffOrder): boolean {
  return Test !== null && Test.Result === "" && !Test.IsOver;
}

function testNote({ Test, Order }: StaffOrder): string {
  return testWords.packEarlyNote(momentText(Test?.EndsAt ?? "", Order.TimeZone));
}

/** The number of the label that was made here stands in the form already. */
function fieldsOf(move: FloorMove, order: StaffOrder, sent: SentMove | null): ReactNode {
  const { Label } = order;
  if (move === "back_to_bench")
    return (
      <Field label={staffOrderWords.reason} name="Reason" maxLength={500} required defaultValue={sent?.typed.reason} />
    );
  if (move === "pack")
    return isTested(order) ? (
      <Field
        label={testWords.packEarly}
        name="Early"
        maxLength={500}
        required
        error={sent?.refusal.Reason === "test_not_over" ? sent.refusal.Message : null}
      />
    ) : null;
  if (move !== "ship") return null;
  return (
    <>
      <Select label={staffOrderWords.carrier} name="Carrier">
        {CARRIERS.map((carrier) => (
          <option key={carrier}>{carrier}</option>
        ))}
      </Select>
      <Field
        label={staffOrderWords.tracking}
        name="Tracking"
        maxLength={60}
        required
        autoComplete="off"
        defaultValue={sent?.typed.tracking ?? (Label?.State === "made" ? Label.Tracking : "")}
        error={sent?.refusal.Reason === "tracking_invalid" ? sent.refusal.Message : null}
      />
    </>
  );
}
