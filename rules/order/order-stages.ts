import type { OrderState } from "./order-states.ts";

/** How a product comes to its box: built for the order, built before it, or nothing to build. */
export const MADE = ["built", "ready", "gear"] as const;
export type Made = (typeof MADE)[number];

export interface OrderStage {
  name: "Paid" | "Building" | "Testing" | "Packed" | "Shipped" | "Delivered";
  /** The stage is done once the order is in this state or a later one. */
  doneFrom: OrderState;
  /** Stands under the stage where no day is known. */
  note: string;
}

const paid: OrderStage = { name: "Paid", doneFrom: "paid", note: "Not yet" };
const sent: readonly OrderStage[] = [
  { name: "Shipped", doneFrom: "shipped", note: "" },
  { name: "Delivered", doneFrom: "delivered", note: "" },
];

/** The stages of an order by what is in it. Page, mail and questions tell the same ones; nothing else lists them. */
export const ORDER_STAGES: Readonly<Record<Made, readonly OrderStage[]>> = {
  built: [
    paid,
    { name: "Building", doneFrom: "building", note: "We set your parts aside, then build" },
    { name: "Testing", doneFrom: "testing", note: "Before we pack it" },
    ...sent,
  ],
  ready: [paid, { name: "Packed", doneFrom: "shipped", note: "Already built and tested" }, ...sent],
  gear: [paid, { name: "Packed", doneFrom: "shipped", note: "Boxed for shipping" }, ...sent],
};

/** What happens after payment, in a sentence. */
export const AFTER_PAYMENT: Readonly<Record<Made, string>> = {
  built: "We start your build after payment.",
  ready: "Your PC is already built and tested. We pack it after payment.",
  gear: "We pack your order after payment.",
};

const ORDER: readonly OrderState[] = ["pending_payment", "paid", "building", "testing", "shipped", "delivered"];

/** An order travels together: one PC that is built makes all of it wait for the build. */
export function madeOf(lines: readonly Made[]): Made {
  return MADE.find((made) => lines.includes(made)) ?? "gear";
}

export function isStageDone(stage: OrderStage, state: OrderState): boolean {
  return ORDER.indexOf(state) >= ORDER.indexOf(stage.doneFrom);
}

/** `Paid, Building, Testing, Shipped, Delivered`. */
export function stageNames(made: Made): string {
  return ORDER_STAGES[made].map(({ name }) => name).join(", ");
}
