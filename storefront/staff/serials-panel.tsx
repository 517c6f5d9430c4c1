import type { OrderLine } from "#contract/checkout.ts";
import type { StaffInfo } from "#contract/staff.ts";
import type { StaffOrder } from "#contract/staff-orders.ts";
import { PAID_STATES } from "#rules/order/order-states.ts";
import { Field } from "#ui/field.tsx";
import { deskSerialWords as words } from "#words/desk-serials.ts";
import { litName } from "#words/light-colors.ts";
import { MoveForm, type SentMove } from "./move-panel.tsx";

interface SerialsPanelProps {
  staff: StaffInfo;
  order: StaffOrder;
  sent: SentMove | null;
}

const MOST_UNITS = 20;

/** The serial numbers of each PC and of its parts, a form for each PC; what was refused keeps what was typed. */
export function SerialsPanel({ staff, order, sent }: SerialsPanelProps) {
  const { Lines, State } = order.Order;
  const pcs = Lines.filter(({ Made }) => Made === "built" || Made === "ready");
  if (pcs.length === 0 || !staff.Rights.includes("orders.build") || !PAID_STATES.includes(State)) return null;
  return (
    <section className="desk-panel" aria-labelledby="serials-title">
      <h2 className="type-18" id="serials-title">
        {words.title}
      </h2>
      {pcs.flatMap((line) =>
        Array.from({ length: Math.min(line.Quantity, MOST_UNITS) }, (_, at) => (
          <UnitForm key={`${line.Line} ${at}`} order={order} line={line} unit={at + 1} sent={sent} />
        )),
      )}
    </section>
  );
}

function UnitForm({
  order,
  line,
  unit,
  sent,
}: {
  order: StaffOrder;
  line: OrderLine;
  unit: number;
  sent: SentMove | null;
}) {
  const typed = sent?.typed.serials.find(({ Line, Unit }) => Line === line.Line && Unit === unit)
    ? sent.typed.serials
    : null;
  const wrong = typed ? /^Serials\.(\d+)\./.exec(sent?.refusal.Fields?.[0]?.field ?? "")?.[1] : undefined;
  const places = [words.itself, ...line.Parts].map((name, part) => ({ name, part }));
  return (
    <MoveForm
      order={order}
      intent="serials"
      title={words.unit(litName(line.ItemDescription, line.Light), unit, line.Quantity)}
      note={words.note}
      press={words.press}
    >
      <input type="hidden" name="Line" value={line.Line} />
      <input type="hidden" name="Unit" value={unit} />
      <input type="hidden" name="Parts" value={line.Parts.length} />
      <div className="desk__pair desk__serials">
        {places.map(({ name, part }) => (
          <Field
            key={part}
            label={name}
            name={`Serial-${part}`}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            defaultValue={
              typed?.[part]?.Serial ??
              line.Serials.find(({ Unit, Part }) => Unit === unit && Part === part)?.Serial ??
              ""
            }
            error={wrong === String(part) ? sent?.refusal.Message : null}
          />
        ))}
      </div>
    </MoveForm>
  );
}
