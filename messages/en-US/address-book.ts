/** The account's addresses, and the choice among them at the checkout. */
export const addressBookWords = {
  title: "Addresses",
  lead: "The checkout begins with the one that is used first. You can choose another one there.",
  none: "No addresses yet. Save one here, or tick the box at the checkout.",
  failed: "We could not read your addresses.",
  failedHelp: "They are safe. Load the page again in a minute.",
  add: "Add an address",
  full: (most: number) => `Your account has ${most} addresses, which is as many as it can. Remove one to add another.`,
  first: "Used first",
  putFirst: "Use first",
  change: "Change",
  remove: "Remove",
  named: (action: string, name: string) => `${action}: ${name}`,
  tax: (percent: string, isLeast: boolean) =>
    isLeast ? `Tax from ${percent}%, plus city and county.` : `Tax ${percent}%.`,
  noTax: "No sales tax.",
  days: (from: number, until: number) =>
    from === until
      ? `A PC is ${from} business days on its way.`
      : `A PC is ${from} to ${until} business days on its way.`,
  poBox: "A PO box: only the postal service delivers there, FedEx and UPS do not.",
  addTitle: "Add an address",
  changeTitle: "Change the address",
  label: "What you call it",
  labelHelp: "Home, work, a friend’s name. Only you see it.",
  phone: "Phone",
  phoneWhy: "For the driver on delivery day.",
  makeFirst: "Use it first",
  isRight: (code: string) => `${code} is right`,
  save: "Save the address",
  back: "Back without saving",
  saved: "Your addresses",
  another: "Another address",
  keep: "Save this address in my account",
};
