import type { StaffInfo } from "#contract/staff.ts";
import type { StaffOrder } from "#contract/staff-orders.ts";
import { MEASURED_NAMES } from "#rules/order/measured-values.ts";
import { PAID_STATES } from "#rules/order/order-states.ts";
import { Field } from "#ui/field.tsx";
import { testWords as words } from "#words/desk-tests.ts";
import { deskMeasuredWords, measuredWords } from "#words/measured-values.ts";
import { momentText } from "#words/moments.ts";
import { MoveForm, type SentMove } from "./move-panel.tsx";

interface TestPanelProps {
  staff: StaffInfo;
  order: StaffOrder;
  sent: SentMove | null;
}

/** The test of a built PC: when it began, until when it runs, how it ended and by whom, and what was measured in it. */
export function TestPanel({ staff, order, sent }: TestPanelProps) {
  const { Test, Order } = order;
  if (!Test) return null;
  const at = (moment: string) => momentText(moment, Order.TimeZone);
  const mayWrite = staff.Rights.includes("orders.build") && PAID_STATES.includes(Order.State);
  return (
    <section className="desk-panel" aria-labelledby="test-title">
      <h2 className="type-18" id="test-title">
        {words.title}
      </h2>
      <p>{words.began(at(Test.StartedAt), Test.StartedBy)}</p>
      {Test.Result === "" ? (
        <p className="strong">{Test.IsOver ? words.over : words.runs(at(Test.EndsAt))}</p>
      ) : (
        <p>{words[Test.Result](at(Test.EndedAt), Test.EndedBy)}</p>
      )}
      {Test.Early !== "" && <p>{words.early(Test.Early)}</p>}
      {mayWrite && (
        <MeasuredForm order={order} measured={Test.Measured} sent={sent?.intent === "measured" ? sent : null} />
      )}
    </section>
  );
}

interface MeasuredFormProps {
  order: StaffOrder;
  measured: NonNullable<StaffOrder["Test"]>["Measured"];
  sent: SentMove | null;
}

/** A field for each value with its unit; what was refused keeps what was typed. */
function MeasuredForm({ order, measured, sent }: MeasuredFormProps) {
  const wrong = /^Values\.(\d+)\./.exec(sent?.refusal.Fields?.[0]?.field ?? "")?.[1];
  return (
    <MoveForm
      order={order}
      intent="measured"
      title={deskMeasuredWords.title}
      note={deskMeasuredWords.note}
      press={deskMeasuredWords.press}
    >
      <div className="desk__pair">
        {MEASURED_NAMES.map((name, at) => (
          <Field
            key={name}
            label={deskMeasuredWords.of(measuredWords[name].name, measuredWords[name].unit)}
            name={name}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={5}
            autoComplete="off"
            defaultValue={sent?.typed.measured[name] ?? String(measured.find(({ Name }) => Name === name)?.Value ?? "")}
            error={wrong === String(at) ? sent?.refusal.Message : null}
          />
        ))}
      </div>
    </MoveForm>
  );
}
