interface TestMark {
  /** Placed while cards were not real. */
  isTest: boolean;
  /** A tester's: paid for show, without a provider and without holding a unit. */
  isTestMode: boolean;
}

/**
 * Whether an order never leaves the house (A17): a tester's, and one that was paid with cards which are not real where the
 * store's cards are. In a demonstration store, which has no real ones, its orders go the whole way and stay marked.
 */
export function staysInHouse({ isTest, isTestMode }: TestMark, isDemonstration: boolean): boolean {
  return isTestMode || (isTest && !isDemonstration);
}
