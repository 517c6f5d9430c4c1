import type { CardState } from "#contract/card-fields-protocol.ts";
import { COLON } from "#words/locale.ts";
import { cardFieldWords } from "#words/payment.ts";

/** What the fields say of themselves; nothing while there is nothing to say. */
export function CardProblems({ state }: { state: CardState | null }) {
  const problems = (state?.fields ?? []).filter((field) => field.message !== null);
  return (
    <ul className="card-fields__problems" aria-live="polite">
      {problems.map(({ field, message, problem }) => (
        <li key={field}>
          {cardFieldWords.labels[field]}
          {COLON}
          <b>{problem && message ? cardFieldWords.problem(problem, message) : message}</b>{" "}
          {problem && <span className="muted">{cardFieldWords.help[problem]}</span>}
        </li>
      ))}
    </ul>
  );
}
