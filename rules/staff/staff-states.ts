/** Where an account of the staff stands. An invited one has no password yet; an ended one stays ended. */
export const STAFF_STATES = ["invited", "active", "ended"] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** An invitation's link works so long, once. */
export const INVITATION_HOURS = 24;

/** Longer than a member's: what it opens is everybody's. */
export const STAFF_PASSWORD_LEAST = 15;

/** How long a session of the staff lasts, and for how long the code of its second factor counts as fresh. Seconds. */
export const STAFF_SESSION = { idleSeconds: 3600, mostSeconds: 12 * 3600, freshSeconds: 600 } as const;

/**
 * Tries to sign in that were wrong, by account and network together, by account, by network. They shut out wrong tries
 * alone: a right password with a right code always enters, so nobody outside keeps the staff from their desk.
 */
export const STAFF_SIGN_IN_LIMITS = {
  both: { most: 10, seconds: 900 },
  account: { most: 50, seconds: 900 },
  address: { most: 30, seconds: 900 },
} as const;

/**
 * Codes beside a right password, by account: so few that six digits are not guessed by who has stolen it. A browser where
 * the account was signed in before has its own.
 */
export const STAFF_CODE_LIMIT = { most: 10, seconds: 3600 } as const;
