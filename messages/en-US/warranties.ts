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
  delivered: (day: string) => `Delivered ${day}.`,
  waits: "Its time begins on the day of delivery.",
  starts: (day: string | null) => (day === null ? "Starts on delivery" : `Starts on delivery, by ${day}`),
  endedAgo: (days: number) => `ended ${formatCount(days)} ${days === 1 ? "day" : "days"} ago`,
  today: "Today",
  openReturn: (number: string) => `See return ${number}`,
  /** `until` is null while it is on its way. */
  longer: (months: number, price: string, until: string | null) =>
    `Make it ${lengthText(months)}, ${price}${until === null ? "" : `, until ${until}`}`,
  /** Behind the offer, for who hears it alone. */
  longerOf: (name: string, number: string) => `: ${name}, order ${number}`,
  left: (days: number) => (days === 0 ? "Last day" : `${formatCount(days)} ${days === 1 ? "day" : "days"} left`),
  over: "Ended",
  notBegun: "Not started",
  claim: "Ask for a repair",
  claimOf: (name: string, number: string) => `Ask for a repair: ${name}, order ${number}`,
  covers: "What it covers",
};
