/** Where an account stands. It counts as a member's once its e-mail is confirmed. */
export const MEMBER_STATES = ["unconfirmed", "active", "closed"] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const FIRST_MEMBER_STATE: MemberState = "unconfirmed";

/** Where an account may go next: by its mail's link, and by whoever ends it. An ended one stays ended. */
const MEMBER_MOVES = {
  unconfirmed: ["active"],
  active: ["closed"],
  closed: [],
} as const satisfies Record<MemberState, readonly MemberState[]>;

export function mayMoveMember(from: MemberState, to: MemberState): boolean {
  return (MEMBER_MOVES[from] as readonly MemberState[]).includes(to);
}

/** An account that was never confirmed is forgotten after so many days. */
export const UNCONFIRMED_DAYS = 30;
