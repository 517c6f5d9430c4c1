import { counted } from "./plural.ts";
import { formatCount } from "./money.ts";
import { lengthText } from "./order-lines.ts";

export const warrantiesWords = {
  title: "Warranties",
  lead: "From the day of delivery. There is no card to keep: the order number is the proof.",
  none: "Nothing here yet. What you buy while you are signed in is listed with its warranty.",
  failed: "We could not read your warranties.",
  failedHelp: "They still apply. Load the page again in a minute.",
  /** `Forge 90, 2 units`. */
  name: (name: string, units: number) => (units === 1 ? name : `${name}, ${counted(units, "unit", "units")}`),
  order: (number: string) => `Order ${number}`,
  length: lengthText,
  waits: "It starts on the day of delivery.",
  runs: (from: string, until: string) => `Delivered ${from}, covered until ${until}.`,
  ended: (from: string, until: string) => `Delivered ${from}, ended ${until}.`,
  left: (days: number) => (days === 0 ? "Last day" : `${formatCount(days)} ${days === 1 ? "day" : "days"} left`),
  over: "Ended",
  notBegun: "Not started",
  claim: "Ask for a repair",
  claimOf: (name: string, number: string) => `Ask for a repair: ${name}, order ${number}`,
  covers: "What it covers",
};
