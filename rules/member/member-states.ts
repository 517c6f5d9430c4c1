/** Where an account stands. It counts as a member's once its e-mail is confirmed. */
export const MEMBER_STATES = ["unconfirmed", "active", "closing", "closed"] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const FIRST_MEMBER_STATE: MemberState = "unconfirmed";

/** Where an account may go next: by its mail's link, and by whoever ends it, who may think better of it. An ended one stays ended. */
const MEMBER_MOVES = {
  unconfirmed: ["active"],
  active: ["closing"],
  closing: ["active", "closed"],
  closed: [],
} as const satisfies Record<MemberState, readonly MemberState[]>;

export function mayMoveMember(from: MemberState, to: MemberState): boolean {
  return (MEMBER_MOVES[from] as readonly MemberState[]).includes(to);
}

/** So long an account that was ended can be had back: by signing in, or by the link of the mail that says so. */
export const CLOSING_DAYS = 14;

/** Whether its own ways in still open an account; one that is ending is had back by any of them. */
export function opensBySignIn(state: MemberState | undefined): boolean {
  return state === "active" || state === "closing";
}

/** An account that was never confirmed is forgotten after so many days. */
export const UNCONFIRMED_DAYS = 30;
