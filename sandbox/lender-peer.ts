import { join } from "node:path";
import type { AnsweredRecord } from "./answer-once.ts";
import { type Faults, openFaults } from "./faults.ts";
import { type Ledger, openLedger } from "./ledger.ts";

/** `asked`: the buyer has not said yet; `agreed` and `refused`: on the lender's page; then what the store's server did. */
export type LoanState = "asked" | "agreed" | "refused" | "authorised" | "captured" | "voided";

export interface LoanRecord {
  id: string;
  orderNumber: string;
  attemptId: string;
  /** Whole cents, as all amounts here. */
  amount: number;
  amountCaptured: number;
  amountRefunded: number;
  state: LoanState;
  /** Where the buyer comes back to, having agreed or not. */
  returnUrl: string;
  cancelUrl: string;
  /** What the lender was told of the order, in its own spelling. */
  told: Record<string, unknown>;
  created: string;
}

export interface LoanRefundRecord {
  id: string;
  loan: string;
  amount: number;
  referenceId: string | null;
  created: string;
}

interface Tables {
  loans: LoanRecord;
  refunds: LoanRefundRecord;
  answered: AnsweredRecord;
}

/** Everything that the routes of one lender share: a lender of the buyer's money to the store, or of the goods to the buyer. */
export interface LenderPeer {
  /** As it is in addresses, e.g. `affirm`. */
  name: string;
  /** As buyers read it. */
  title: string;
  /** The address the sandbox is reached at by browsers. */
  origin: string;
  ledger: Ledger<Tables>;
  faults: Faults;
  /** Idempotency keys whose request is being worked on. */
  running: Set<string>;
}

export function openLenderPeer(
  { name, title }: { name: string; title: string },
  { origin, dataDir }: { origin: string; dataDir: string | null },
): LenderPeer {
  const file = dataDir === null ? null : join(dataDir, "sandbox", `${name}.jsonl`);
  return {
    name,
    title,
    origin,
    ledger: openLedger<Tables>(file, ["loans", "refunds", "answered"]),
    faults: openFaults(),
    running: new Set(),
  };
}
