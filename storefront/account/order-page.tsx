import { useEffect } from "react";
import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { getOrder, type OrderView } from "#contract/checkout.ts";
import { endOrderLinks, openOrder, savePreOrderSize, switchTextMessage } from "#contract/orders.ts";
import type { PreOrderSize } from "#rules/order/pre-order-size.ts";
import { Sentence } from "#ui/sentence.tsx";
import { Icon } from "#ui/icon.tsx";
import { momentText } from "#words/moments.ts";
import { Money } from "#ui/money.tsx";
import { findOrderWords, orderPageWords } from "#words/order-page.ts";
import { apiContext } from "../api/api-context.ts";
import { cartStore } from "../cart/cart-store.ts";
import { OrderReceipt } from "../receipt/order-receipt.tsx";
import { daySpan } from "#words/days.ts";
import type { PageHandle } from "../shell/page-handle.ts";
import { pageTitle, useShellFacts } from "../shell/shell-facts.ts";
import { FindOrder } from "./find-order.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { orderHeadline } from "./order-headline.ts";
import "../shell/text-button.css";
import "../cart/cart.css";
import "./order-page.css";
import "./order-print.css";

/**
 * `/carts/order/:number`: the order, for a browser that placed it or was given access; for every other the form that
 * asks for its email. A mailed link brings a signed key, which is changed for a cookie and leaves the address.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const number = params["number"] ?? "";
  const key = new URL(request.url).searchParams.get("key");
  if (key !== null) {
    await api(openOrder, { body: { OrderNumber: number, Key: key } });
    // A key that is wrong leads to the form, like no key.
    throw redirect(`/carts/order/${encodeURIComponent(number)}`, 303);
  }
  const answer = await api(getOrder, { query: { number } });
  if (answer.ok) return { order: answer.reply };
  const reason = answer.alert.Reason;
  // What cannot be an order's number is nobody's order either.
  if (reason === "order_unknown" || reason === "invalid_request") return data({ askFor: number }, { status: 404 });
  throw data(answer.alert.Message, { status: answer.status });
}

/** One form chooses a pre-order's size, one switches text updates, one ends every link that was given out; a browser that may not sees the page's answer to that. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const number = params["number"] ?? "";
  const api = context.get(apiContext);
  const form = await request.formData();
  const intent = form.get("intent");
  // Another word than a size is refused by the call.
  const Size = form.get("Size") as PreOrderSize;
  if (intent === "size") await api(savePreOrderSize, { body: { OrderNumber: number, Size } });
  else if (intent === "texts") await api(switchTextMessage, { query: { orderId: number } });
  else await api(endOrderLinks, { body: { OrderNumber: number } });
  return redirect(`/carts/order/${encodeURIComponent(number)}`, 303);
}

export const handle: PageHandle = { isApp: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  {
    title: pageTitle(
      matches,
      loaderData && "order" in loaderData ? orderPageWords.title(loaderData.order.OrderNumber) : findOrderWords.title,
    ),
  },
  { name: "robots", content: "noindex" },
  // No other site learns an order's address. (With "no-referrer" the form of this page would name no origin either.)
  { name: "referrer", content: "same-origin" },
];

export default function OrderPage() {
  const loaded = useLoaderData<typeof loader>();
  return "order" in loaded ? <OrderDetails order={loaded.order} /> : <FindOrder orderNumber={loaded.askFor} />;
}

function OrderDetails({ order }: { order: OrderView }) {
  // Also when the bank's page led here: the paid cart is gone on the server, and this browser learns it now.
  useEffect(() => {
    if (order.State === "paid") void cartStore.getState().load();
  }, [order.State]);
  const { tone, state, title } = orderHeadline(order);
  const { name, supportEmail, supportPhone } = useShellFacts();
  return (
    <main className="page order" id="main">
      <p className="order__from">
        {name}, {supportEmail}, <span className="nowrap">{supportPhone}</span>
      </p>
      <p className="order__state" data-tone={tone}>
        <Icon name={tone === "ok" ? "success" : "info"} small />
        {state}
      </p>
      <h1 className="type-36">{title}</h1>
      <p className="order__lead muted">
        <Sentence
          of={orderPageWords.placed(
            <b className="order__number">{order.OrderNumber}</b>,
            momentText(order.PlacedAt, order.TimeZone),
            order.IsTest,
          )}
        />
        {order.State !== "pending_payment" && orderPageWords.receiptSent(order.Email)}
      </p>
      <section className="order__card" aria-labelledby="next-title">
        <div className="order__card-head">
          <h2 id="next-title" className="type-18">
            {orderPageWords.next}
          </h2>
          <span className="type-14">
            {orderPageWords.arrives(
              order.Shipping.name,
              daySpan(order.Shipping.arrivesFrom, order.Shipping.arrivesUntil),
            )}
          </span>
        </div>
        <OrderTimeline order={order} />
      </section>
      <div className="order__columns">
        <section aria-labelledby="lines-title">
          <h2 id="lines-title" className="type-22">
            {orderPageWords.lines}
          </h2>
          <OrderLines order={order} />
          <OrderFacts order={order} />
        </section>
        <aside className="order__card order__bill" aria-label={orderPageWords.receipt}>
          <OrderReceipt totals={order.Totals} totalLabel={orderPageWords.total} />
          <p className="sr-only">
            {orderPageWords.total} <Money amount={order.Totals.Total} />
          </p>
        </aside>
        <OrderHelp order={order} />
      </div>
    </main>
  );
}
