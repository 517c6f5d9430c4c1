export const breadcrumbWords = { label: "Breadcrumb" };

export const dialogWords = { close: "Close" };

export const fieldWords = { optional: "(optional)" };

export const progressWords = { loading: "Loading the page" };

export const stepperWords = { less: "One less", more: "One more" };
