import type { StaffOrder } from "#contract/staff-orders.ts";
import { momentText } from "#words/moments.ts";
import { testWords as words } from "#words/desk-tests.ts";

/** The test of a built PC: when it began, until when it runs, how it ended and by whom. */
export function TestPanel({ order: { Test, Order } }: { order: StaffOrder }) {
  if (!Test) return null;
  const at = (moment: string) => momentText(moment, Order.TimeZone);
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
    </section>
  );
}
