import type { RmaStatusLine } from "#contract/rma.ts";
import { RMA_CALLED_OFF, type RmaState } from "#rules/rma/rma-states.ts";
import { formatMoney } from "#words/money.ts";
import { rmaLineFacts } from "#words/rma-lines.ts";
import { rmaLineWords, rmaStatusWords } from "#words/rma-status.ts";

const CALLED_OFF: readonly RmaState[] = RMA_CALLED_OFF;

/** What became of one thing of a return: what was decided, what came, and the money for it; by its state where nobody said more. */
export function lineFacts(state: RmaState, line: RmaStatusLine): string[] {
  const { Units, Accepted, Why, Received, Condition, RefundedUnits, Refunded } = line;
  const decided = CALLED_OFF.includes(state)
    ? []
    : rmaLineFacts({ units: Units, accepted: Accepted, why: Why, received: Received, condition: Condition });
  const money = Refunded > 0 ? [rmaStatusWords.lineRefund(RefundedUnits, formatMoney(Refunded))] : [];
  const facts = [...decided, ...money];
  return facts.length > 0 ? facts : [rmaLineWords[state]];
}
