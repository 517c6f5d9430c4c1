import { type Made, ORDER_STAGES, type OrderStage } from "#rules/order/order-stages.ts";

export const stageWords: Readonly<Record<OrderStage["name"], string>> = {
  paid: "Paid",
  building: "Building",
  testing: "Testing",
  packed: "Packed",
  shipped: "Shipped",
  delivered: "Delivered",
};

/** Stands under the stage where no day is known. */
export const stageNoteWords: Readonly<Record<OrderStage["name"], (made: Made) => string>> = {
  paid: () => "Not yet",
  building: () => "We set your parts aside, then build",
  testing: () => "Before we pack it",
  packed: (made) => (made === "ready" ? "Already built and tested" : "Boxed for shipping"),
  shipped: () => "",
  delivered: () => "",
};

/** What happens after payment, in a sentence. */
export const afterPaymentWords: Readonly<Record<Made, string>> = {
  built: "We start your build after payment.",
  ready: "Your PC is already built and tested. We pack it after payment.",
  gear: "We pack your order after payment.",
  service: "The longer warranty applies once it’s paid for.",
};

/** `Paid, Building, Testing, Shipped, Delivered`. */
export function stageNames(made: Made): string {
  return ORDER_STAGES[made].map(({ name }) => stageWords[name]).join(", ");
}
