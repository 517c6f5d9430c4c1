import type { OrderView } from "#contract/checkout.ts";
import type { BuildTest } from "#contract/order-work.ts";
import { Icon } from "#ui/icon.tsx";
import { measuredWords } from "#words/measured-values.ts";
import { shortMoment } from "#words/moments.ts";
import { buildTestWords as words, lastedText } from "#words/order-work.ts";

/** Each test of what was built: how long it ran, when, and how it came out. Nothing where nothing was tested. */
export function BuildTests({ order: { Tests, TimeZone } }: { order: OrderView }) {
  if (Tests.length === 0) return null;
  return (
    <section className="order__work" aria-labelledby="tests-title">
      <h2 id="tests-title" className="type-22">
        {words.title}
      </h2>
      <ol className="order__tests">
        {Tests.map((test) => (
          <li key={test.StartedAt} data-result={test.Result}>
            <Icon name={test.Result === "passed" ? "success" : "info"} small />
            <b>{resultText(test)}</b>
            <span className="muted">{whenText(test, TimeZone)}</span>
            {test.Measured.length > 0 && (
              <dl className="order__measured">
                {test.Measured.map(({ Name, Value }) => (
                  <div key={Name}>
                    <dt>{measuredWords[Name].name}</dt>
                    <dd>{measuredWords[Name].says(Value)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function resultText({ Result, StartedAt, EndedAt }: BuildTest): string {
  return Result === "" ? words.runs : words[Result](lastedText(StartedAt, EndedAt));
}

function whenText({ StartedAt, EndsAt, EndedAt }: BuildTest, timeZone: string): string {
  const began = shortMoment(StartedAt, timeZone);
  if (EndedAt === "") return words.since(began, shortMoment(EndsAt, timeZone));
  return words.span(began, shortMoment(EndedAt, timeZone));
}
