import { STAFF_RIGHTS, type StaffRight } from "./staff-roles.ts";

/** What the staff's log holds, each with what undoes it; null for what stays done. */
export const STAFF_ACTS = {
  invited: null,
  joined: null,
  roles_changed: "roles_changed",
  ended: null,
  sessions_ended: null,
  signed_in: "signed_out",
  sign_in_failed: null,
  signed_out: null,
  proved: null,
  start_build: null,
  send_to_test: "back_to_bench",
  back_to_bench: "send_to_test",
  record_serials: "record_serials",
  record_measured: "record_measured",
  pack: null,
  ship: null,
  correct_parcels: "correct_parcels",
  deliver: null,
  label_make: "label_cancel",
  label_cancel: "label_make",
  hold: "release",
  release: "hold",
  delay: null,
  cancel: null,
  refund: null,
  revise: null,
  revise_withdraw: null,
  screening_release: null,
  screening_reject: null,
  note: null,
  stock_correct: "stock_correct",
  points_correct: "points_correct",
  points_decide: null,
  rma_approve: null,
  rma_reject: null,
  rma_receive: null,
  rma_settle: null,
  rma_message: null,
  rma_label_make: "rma_label_cancel",
  rma_label_cancel: "rma_label_make",
  creator_answer: null,
  exemption_decide: null,
  id_proof_decide: null,
  review_publish: "review_reject",
  review_reject: "review_publish",
  review_answer: "review_answer",
  webhook_add: "webhook_end",
  webhook_rotate: null,
  webhook_switch: "webhook_switch",
  webhook_events: "webhook_events",
  webhook_end: null,
  webhook_test: null,
  webhook_replay: null,
} as const satisfies Record<string, string | null>;
export type StaffActName = keyof typeof STAFF_ACTS;

/** What a row of a staff call says besides who, rate, cache and cross-site. The door and the log go by it. */
export interface StaffAct {
  right: StaffRight;
  /** Whether an amount in it is held to the role's limit. */
  limit: "none" | "refund";
  /** `fresh`: only for who gave a code of the second factor a short while ago. */
  stepUp: "none" | "fresh";
  /** What the log calls it; null for what changes nothing. */
  audit: StaffActName | null;
  /** Which act takes it back; null for what stays done. */
  undo: StaffActName | null;
}

/** An act that changes something: the log has a name for it. */
export interface AuditedAct extends StaffAct {
  audit: StaffActName;
}

/** What is wrong with a staff row, in words for whoever wrote it; null when it says everything. */
export function checkStaffAct(act: Partial<StaffAct> | undefined, isChange: boolean): string | null {
  if (!act) return "does not say its right, limit, step-up, audit and undo";
  const { right, limit, stepUp, audit, undo } = act;
  if (!right || !STAFF_RIGHTS.includes(right)) return "does not say its right";
  if (limit !== "none" && limit !== "refund") return "does not say its limit";
  if (stepUp !== "none" && stepUp !== "fresh") return "does not say its step-up";
  if (audit === undefined || (audit !== null && !(audit in STAFF_ACTS))) return "does not say its audit";
  if (isChange !== (audit !== null)) return isChange ? "changes something and is not in the log" : "only reads";
  if (undo === undefined) return "does not say its undo";
  return audit !== null && STAFF_ACTS[audit] !== undo ? "says another undo than the list of acts" : null;
}
