/** What a friend's first order gives the member whose link led there: one step of spending. */
export const SHARE_POINTS = 500;

/** A browser remembers whose link it came by so long (S543). */
export const REWARD_DAYS = 30;

/** Digits of the mailed code; with five tries an hour nobody guesses it. */
export const SHARE_CODE_DIGITS = 8;
