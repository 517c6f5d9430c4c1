export const breadcrumbWords = { label: "Breadcrumb" };

export const dialogWords = { close: "Close" };

export const fieldWords = { optional: "(optional)" };

export const progressWords = { loading: "Loading the page" };

export const stepperWords = { less: "One less", more: "One more" };

export const receiptWords = {
  notCharged: "Not on this bill",
  why: "Why",
  rate: "Rate",
  since: "Since",
  rounding: "Rounding",
  split: "Split",
};
