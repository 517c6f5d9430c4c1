/** What `npm run ledgers` says of a charge; amounts are already text. */
export const ledgerWords = {
  state: (of: string, ours: string, theirs: string) => `${of}: ${ours} in our books, ${theirs} at the provider`,
  amount: (of: string, ours: string, theirs: string) => `${of}: ${ours} in our books, ${theirs} at the provider`,
  refunded: (of: string, ours: string, theirs: string) =>
    `${of}: ${ours} given back in our books, ${theirs} at the provider`,
  disputed: (of: string, ours: string, theirs: string) =>
    `${of}: banks have ${ours} of it in our books, ${theirs} at the provider`,
  receipt: (of: string, ours: string, theirs: string) =>
    `${of}: the receipt says ${theirs}, charges and voucher come to ${ours}`,
  unknown: "unknown",
};
