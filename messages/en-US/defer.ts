/** The "defer service" popup (S91). */
export const deferWords = {
  title: "Build it later?",
  lead: (later: string, usual: string) => `Later: ${later}. Standard build: ${usual}.`,
  order: "An order ships together, so everything else in it waits too. You can change this until you pay.",
  cost: (amount: string) => `You pay ${amount} less than with rush service.`,
  send: "Build it later",
  keep: "Leave it as it is",
};
