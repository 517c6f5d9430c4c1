/** What a screener says of an order: take it, let a person look, or do not take it. */
export const SCREENING_VERDICTS = ["accept", "review", "reject"] as const;
export type ScreeningVerdict = (typeof SCREENING_VERDICTS)[number];

/**
 * How the screening of a payment stands; one that was never screened has none. `waiting` has no answer yet, `review` waits
 * for a person; nothing is taken in either. `lapsed`: nobody decided before the provider lets the money go.
 */
export const SCREENING_STATES = ["waiting", "review", "accepted", "released", "rejected", "lapsed"] as const;
export type ScreeningState = (typeof SCREENING_STATES)[number];

/** The capture is held. */
export const OPEN_SCREENINGS = ["waiting", "review"] as const satisfies readonly ScreeningState[];

const MOVES: Readonly<Record<ScreeningState, readonly ScreeningState[]>> = {
  waiting: ["accepted", "review", "rejected", "lapsed"],
  review: ["released", "rejected", "lapsed"],
  accepted: [],
  released: [],
  rejected: [],
  lapsed: [],
};

export function mayMoveScreening(from: ScreeningState, to: ScreeningState): boolean {
  return MOVES[from].includes(to);
}

/** From which states one may come to this: what a conditional write names. */
export function screeningsBefore(to: ScreeningState): ScreeningState[] {
  return SCREENING_STATES.filter((from) => mayMoveScreening(from, to));
}

export function isOpenScreening(state: ScreeningState | null): boolean {
  return state !== null && (OPEN_SCREENINGS as readonly ScreeningState[]).includes(state);
}

/** Ended without the money being taken. */
export function isTurnedDown(state: ScreeningState | null): boolean {
  return state === "rejected" || state === "lapsed";
}
