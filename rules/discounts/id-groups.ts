import type { Ppm } from "../money/round-half-even.ts";
import type { IdVerification } from "./id-discount.ts";

/** Groups that a discount can be for, by the names that ID.me's scopes have. */
export const ID_GROUPS = ["military", "responder", "nurse", "teacher", "student"] as const;
export type IdGroup = (typeof ID_GROUPS)[number];

/** A picture or PDF that was sent to the desk instead. */
export const ID_PROOF_STATES = ["pending", "approved", "declined"] as const;
export type IdProofState = (typeof ID_PROOF_STATES)[number];

export interface IdDiscountRow {
  group: IdGroup;
  /** Off every line but deposits. */
  ratePpm: Ppm;
}

/** What a cart keeps of a verification: who, as whom, and what says so. The rate is the owner's, of the day. */
export interface KeptIdVerification {
  /** Of the person at ID.me, or of the proof that the desk approved. */
  userId: string;
  group: IdGroup;
  by: "idme" | "proof";
}

/** A kept verification at today's rate; null where there is none, or its group gets no discount any more. */
export function idVerificationOf(
  kept: KeptIdVerification | null,
  rows: readonly IdDiscountRow[],
): IdVerification | null {
  const row = kept && rows.find(({ group }) => group === kept.group);
  return row ? { userId: kept.userId, groupName: row.group, verified: true, discountPpm: row.ratePpm } : null;
}
