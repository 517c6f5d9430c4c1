import type { ProofKind } from "#rules/rma/check-proof-file.ts";
import type { RmaCondition, RmaReason, RmaState, RmaWants } from "#rules/rma/rma-states.ts";
import type { Generated, GeneratedAlways } from "kysely";
import type { Default, Instant, Maybe } from "./column-types.ts";

export interface Rmas {
  id: string;
  rma_number: string;
  order_id: string;
  state: RmaState;
  wants: RmaWants;
  reason: RmaReason;
  told: string;
  answer: Generated<string>;
  created_at: Instant;
  changed_at: Instant;
  version: Default<number>;
  message_waits: Default<boolean>;
}

/** What somebody wrote about a return; no staff: its buyer. */
export interface RmaMessages {
  id: string;
  rma_id: string;
  staff_id: Maybe<number>;
  text: string;
  at: Instant;
}

/** When a return came to a state. */
export interface RmaMoves {
  rma_id: string;
  state: RmaState;
  at: Instant;
}

/** A picture or PDF of a return. */
export interface RmaProofs {
  id: string;
  rma_id: string;
  name: string;
  kind: ProofKind;
  content: Uint8Array;
  added_at: Instant;
}

export interface RmaLines {
  rma_id: string;
  order_line_id: number;
  /** As it was asked. */
  units: number;
  /** Of these; null until it is decided. Why not the others. */
  accepted: Maybe<number>;
  refused_why: Default<string>;
  /** What has come; null until its parcel is here. Condition: null where nothing of it came, or nobody said. */
  received: Maybe<number>;
  condition: Maybe<RmaCondition>;
  /** The least of the three: what the store takes back by it. */
  granted: GeneratedAlways<number>;
}
