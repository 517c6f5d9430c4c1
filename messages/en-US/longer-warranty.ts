import { dayText } from "./days.ts";
import { lengthText } from "./order-lines.ts";
import { counted } from "./plural.ts";

/** A longer warranty for what was bought before. */
export const longerWarrantyWords = {
  title: "Make the warranty longer",
  /** Over the way to it, among what else can be done about an order. */
  help: "Protect it longer",
  asking: "One moment…",
  none: "Nothing of this order can be given a longer warranty now.",
  failed: "We couldn’t look that up. Try again, or look at the page of the order.",
  close: "No thanks",
  /** `until` is null while it is on its way. */
  lead: (months: number, until: string | null) =>
    `It has ${lengthText(months)} from delivery. ${
      until === null
        ? "You can make it longer now or after it arrives."
        : `You can make it longer until ${dayText(until)}.`
    }`,
  choice: (title: string) => `${title} in all`,
  legend: (name: string) => `Longer warranty for ${name}`,
  units: "For how many",
  unitsOf: (units: number) => counted(units, "unit", "units"),
  add: "Add to cart",
  forOrder: (order: string) => `For order ${order}`,
  paid: "The longer warranty applies once it’s paid for. Nothing ships.",
};
