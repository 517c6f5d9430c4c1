import { type Ledger, openLedger } from "../ledger.ts";
import { NextFaults } from "../next-faults.ts";

/** The store's key at this peer. */
export const SCREENING_SANDBOX_KEY = "rigsmith-sandbox-screening";

export const CHECKPOINT_ACTIONS = ["ACCEPT", "HOLD", "REJECT"] as const;
export type CheckpointAction = (typeof CHECKPOINT_ACTIONS)[number];

/** A sale that was judged; `id` is its `orderId`. */
export interface PeerCase {
  id: string;
  signifydId: string;
  orderNumber: string;
  email: string;
  totalPrice: number;
  action: CheckpointAction;
  reason: string;
  score: number;
  /** How often it was asked about. */
  asked: number;
}

/** What befalls the next calls: silence, a failure, a cut connection, an answer that is none or about somebody else. */
export const SCREENING_FAULTS = ["timeout", "error_500", "reset", "garbage", "another_order", "unknown_word"] as const;
export type ScreeningFault = (typeof SCREENING_FAULTS)[number];

const SAID: Readonly<Record<CheckpointAction, { score: number; reason: string }>> = {
  ACCEPT: { score: 912, reason: "" },
  HOLD: { score: 402, reason: "Billing and shipping address are far apart" },
  REJECT: { score: 37, reason: "The card was reported stolen" },
};

/** The screener as a store meets it: it answers what a person chose, and the same order always as the first time. */
export class ScreeningPeer {
  readonly ledger: Ledger<{ case: PeerCase }>;
  #next: CheckpointAction = "ACCEPT";
  readonly faults = new NextFaults(SCREENING_FAULTS);

  constructor(file: string | null) {
    this.ledger = openLedger(file, ["case"]);
  }

  get next(): CheckpointAction {
    return this.#next;
  }

  /** From now on. */
  answer(action: CheckpointAction): void {
    this.#next = action;
  }

  judge(sale: { orderId: string; orderNumber: string; email: string; totalPrice: number }): PeerCase {
    const known = this.ledger.get("case", sale.orderId);
    const judged: PeerCase = known
      ? { ...known, asked: known.asked + 1 }
      : {
          id: sale.orderId,
          signifydId: String(1_000_001 + this.ledger.all("case").length),
          orderNumber: sale.orderNumber,
          email: sale.email,
          totalPrice: sale.totalPrice,
          action: this.#next,
          ...SAID[this.#next],
          asked: 1,
        };
    this.ledger.put("case", judged);
    return judged;
  }

  readonly reset = (): void => {
    this.ledger.reset();
    this.#next = "ACCEPT";
  };
}
