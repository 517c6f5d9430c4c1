import type { OrderState } from "#rules/order/order-states.ts";
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

/** What is done now, and what comes next, for an order that is under way. */
export const nextStepWords: Partial<Record<OrderState, (made: Made) => string>> = {
  paid: (made) =>
    ({
      built: "Next, we set its parts aside and build it.",
      ready: "It’s built and tested. Next, we pack it.",
      gear: "Next, we pack it.",
      service: "It applies from now on.",
    })[made],
  building: () => "It’s on the bench. Next, we test it.",
  testing: () => "It’s being tested. Next, we pack it.",
  packed: () => "It’s packed. Next, the carrier takes it.",
  shipped: () => "It’s with the carrier. Next, it comes to you.",
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
