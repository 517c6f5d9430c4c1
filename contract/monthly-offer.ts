/** A lender or a lessor that the amount could be paid through, and how, in words that say what is estimated. */
export interface MonthlyOffer {
  Title: string;
  Detail: string;
}
