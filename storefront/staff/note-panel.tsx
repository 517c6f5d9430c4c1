import type { StaffOrder } from "#contract/staff-orders.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { momentText } from "#words/moments.ts";
import { staffOrderWords } from "#words/staff.ts";
import { deskPaths } from "./desk-paths.ts";

/** What was done with the order, newest first, and a note for the others. */
export function NotePanel({ order, typed }: { order: StaffOrder; typed: string }) {
  return (
    <section className="desk-panel" aria-labelledby="log-title">
      <h2 className="type-18" id="log-title">
        {staffOrderWords.log}
      </h2>
      <p className="muted">{staffOrderWords.logLead}</p>
      {order.Log.length === 0 && <p>{staffOrderWords.noLog}</p>}
      <ol className="desk-log">
        {order.Log.map(({ At, Act, Who, Text }) => (
          <li key={`${At} ${Act}`}>
            <time dateTime={At}>{momentText(At, order.Order.TimeZone)}</time>
            <b>{Who === "" ? staffOrderWords.system : Who}</b>
            <span>{Text}</span>
          </li>
        ))}
      </ol>
      <form className="desk__form" method="post" action={deskPaths.order(order.OrderNumber)}>
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="Version" value={order.Version} />
        <Field
          label={staffOrderWords.note}
          help={staffOrderWords.noteLead}
          name="Text"
          maxLength={500}
          required
          defaultValue={typed}
        />
        <Button type="submit" size="small">
          {staffOrderWords.addNote}
        </Button>
      </form>
    </section>
  );
}
