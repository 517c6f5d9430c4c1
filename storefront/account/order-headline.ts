import type { OrderView } from "#contract/checkout.ts";

/** The state in a word or two, and the one sentence that stands over the order. */
export function orderHeadline(order: Pick<OrderView, "State" | "ShipTo" | "Lines">): {
  tone: "ok" | "quiet";
  state: string;
  title: string;
} {
  const firstName = order.ShipTo.name.split(" ")[0] ?? "";
  switch (order.State) {
    case "paid":
      return { tone: "ok", state: "Paid", title: `Thank you, ${firstName}. Your order is in.` };
    case "building":
      return { tone: "ok", state: "Being built", title: `${firstName}, your order is on the bench.` };
    case "testing":
      return { tone: "ok", state: "Being tested", title: `${firstName}, your order is being tested.` };
    case "shipped":
      return { tone: "ok", state: "Shipped", title: `${firstName}, your order is on its way.` };
    case "delivered":
      return { tone: "ok", state: "Delivered", title: `${firstName}, your order has arrived.` };
    case "cancelled":
      return { tone: "quiet", state: "Canceled", title: "This order was canceled." };
    case "refunded":
      return { tone: "quiet", state: "Refunded", title: "This order was refunded." };
    default:
      return { tone: "quiet", state: "Waiting for payment", title: "This order is waiting for payment." };
  }
}
