/** The "defer service" popup (S91). */
export const deferWords = {
  title: "Build it later?",
  lead: (later: string, usual: string) => `Later: ${later}. In its turn: ${usual}.`,
  order: "An order leaves together, so everything else in it waits too. You can choose again until you pay.",
  cost: (amount: string) => `You pay ${amount} less than with rush service.`,
  send: "Build it later",
  keep: "Keep it as it is",
};
