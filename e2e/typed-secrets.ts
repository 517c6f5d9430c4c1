export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  bankAsks: "4000002500003155",
  neverAnswers: "4000009900000004",
} as const;

/** Passwords and card numbers that are typed into the stores of these journeys: none of them is in what a store leaves. */
export const TYPED: Readonly<Record<string, string>> = {
  password: "quiet fan on a desk",
  "new password": "another quiet fan",
  "desk's password": "a quiet bench by the window",
  ...Object.fromEntries(Object.entries(CARDS).map(([kind, number]) => [`${kind} card`, number])),
};
