// Every file of the folder, for `wordsOf`. Pages import the one they need.
export * as days from "./en-US/days.ts";
export * as moments from "./en-US/moments.ts";
export * as money from "./en-US/money.ts";
export * as orderStates from "./en-US/order-states.ts";
export * as plural from "./en-US/plural.ts";
export * as ui from "./en-US/ui.ts";
