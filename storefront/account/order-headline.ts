import type { OrderView } from "#contract/checkout.ts";
import { isCalledOff } from "#rules/order/order-states.ts";
import { orderStateWords } from "#words/order-states.ts";

/** The state in a word or two, and the one sentence that stands over the order. */
export function orderHeadline({ State, ShipTo }: Pick<OrderView, "State" | "ShipTo">): {
  tone: "ok" | "quiet";
  state: string;
  title: string;
} {
  const { state, title } = orderStateWords[State];
  return {
    tone: State === "pending_payment" || isCalledOff(State) ? "quiet" : "ok",
    state,
    title: title(ShipTo.name.split(" ")[0] ?? ""),
  };
}
