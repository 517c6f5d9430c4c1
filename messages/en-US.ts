// Every file of the folder, for `wordsOf`. Pages import the one they need.
export * as days from "./en-US/days.ts";
export * as failures from "./en-US/failures.ts";
export * as home from "./en-US/home.ts";
export * as listing from "./en-US/listing.ts";
export * as lists from "./en-US/lists.ts";
export * as moments from "./en-US/moments.ts";
export * as money from "./en-US/money.ts";
export * as navigation from "./en-US/navigation.ts";
export * as orderStates from "./en-US/order-states.ts";
export * as plural from "./en-US/plural.ts";
export * as shell from "./en-US/shell.ts";
export * as ui from "./en-US/ui.ts";
