import { type ReactNode, useEffect } from "react";
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { getOrder, type OrderView } from "#contract/checkout.ts";
import { callOffOrder } from "#contract/order-changes.ts";
import { endOrderLinks, openOrder, savePreOrderSize, switchTextMessage } from "#contract/orders.ts";
import type { Api } from "#contract/call.ts";
import { answerDelay } from "#contract/order-delays.ts";
import { addEtailExtendWarranty, getExtendPostPurchaseDetail, type PostPurchaseLine } from "#contract/warranties.ts";
import { madeOf } from "#rules/order/order-stages.ts";
import { DELAY_CHOICES, type DelayChoice } from "#rules/order/ship-delay.ts";
import { isCalledOff, PAID_STATES } from "#rules/order/order-states.ts";
import { longerWarrantyWords } from "#words/longer-warranty.ts";
import type { PreOrderSize } from "#rules/order/pre-order-size.ts";
import { Sentence } from "#ui/sentence.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { formatMoney } from "#words/money.ts";
import { orderChangeFactWords } from "#words/order-change.ts";
import { momentText } from "#words/moments.ts";
import { Money } from "#ui/money.tsx";
import { inReviewWords } from "#words/screening.ts";
import { delayNoticeWords } from "#words/ship-delays.ts";
import { findOrderWords, orderHelpWords, orderPageWords } from "#words/order-page.ts";
import { apiContext } from "../api/api-context.ts";
import { cartStore } from "../cart/cart-store.ts";
import { OrderReceipt } from "../receipt/order-receipt.tsx";
import { daySpan } from "#words/days.ts";
import type { PageHandle } from "../shell/page-handle.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle, useShellFacts } from "../shell/shell-facts.ts";
import { BuildTests } from "./build-tests.tsx";
import { DelayNotice } from "./delay-notice.tsx";
import { FindOrder } from "./find-order.tsx";
import { LongerWarrantyOffer } from "./longer-warranty-offer.tsx";
import { OrderFacts, wasPaid } from "./order-facts.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { ParcelsSeen } from "./parcels-seen.tsx";
import { payPage } from "./pay-page.ts";
import { orderHeadline } from "./order-headline.ts";
import { isWithoutDay } from "./order-timeline-stages.ts";
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
  const { searchParams } = new URL(request.url);
  const key = searchParams.get("key");
  const asked = DELAY_CHOICES.find((choice) => choice === searchParams.get("answer")) ?? null;
  if (key !== null) {
    await api(openOrder, { body: { OrderNumber: number, Key: key } });
    // A key that is wrong leads to the form, like no key.
    throw redirect(`/carts/order/${encodeURIComponent(number)}${asked ? `?answer=${asked}` : ""}`, 303);
  }
  const answer = await api(getOrder, { query: { number } });
  if (answer.ok) return { order: answer.reply, longer: await longerWarranties(api, answer.reply), asked };
  const reason = answer.alert.Reason;
  // What cannot be an order's number is nobody's order either.
  if (reason === "order_unknown" || reason === "invalid_request") return data({ askFor: number }, { status: 404 });
  throw data(answer.alert.Message, { status: answer.status });
}

/** What of it may still be given a longer warranty; without an answer nothing is offered. */
async function longerWarranties(api: Api, { OrderNumber, State }: OrderView): Promise<PostPurchaseLine[]> {
  if (!PAID_STATES.includes(State)) return [];
  const answer = await api(getExtendPostPurchaseDetail, { query: { number: OrderNumber } });
  return answer.ok ? answer.reply.Lines : [];
}

/** One form puts a longer warranty in the cart, one chooses a pre-order's size, one switches text updates, one ends every link that was given out; a browser that may not sees the page's answer to that. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const number = params["number"] ?? "";
  const api = context.get(apiContext);
  const form = await request.formData();
  const intent = form.get("intent");
  // Another word than a size is refused by the call.
  const Size = form.get("Size") as PreOrderSize;
  if (intent === "size") await api(savePreOrderSize, { body: { OrderNumber: number, Size } });
  else if (intent === "longer-warranty") {
    const body = {
      OrderNumber: number,
      Line: Number(form.get("line")),
      WarrantyID: Number(form.get("warrantyId")),
      Quantity: Number(form.get("quantity") ?? 1),
    };
    const answer = await api(addEtailExtendWarranty, { body });
    if (answer.ok) return redirect(paths.cart, 303);
    return data({ of: "longer-warranty", refusal: answer.alert.Message }, { status: answer.status });
  } else if (intent === "call-off") {
    const ended = await api(callOffOrder, { body: { OrderNumber: number } });
    if (!ended.ok) return data({ of: "call-off", refusal: ended.alert.Message }, { status: ended.status });
  } else if (intent === "wait" || intent === "cancel-late") {
    const Answer = intent === "wait" ? "wait" : "cancel";
    const answered = await api(answerDelay, { body: { OrderNumber: number, Answer } });
    if (!answered.ok) return data({ of: "call-off", refusal: answered.alert.Message }, { status: answered.status });
  } else if (intent === "texts") await api(switchTextMessage, { query: { orderId: number } });
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
  const sent = useActionData<typeof action>();
  if (!("order" in loaded)) return <FindOrder orderNumber={loaded.askFor} />;
  return (
    <OrderDetails
      order={loaded.order}
      asked={loaded.asked}
      mayBeLonger={loaded.longer.length > 0}
      refusal={sent?.of === "call-off" ? sent.refusal : null}
    >
      <LongerWarrantyOffer
        order={loaded.order.OrderNumber}
        lines={loaded.longer}
        refusal={sent?.of === "longer-warranty" ? sent.refusal : null}
      />
    </OrderDetails>
  );
}

interface OrderDetailsProps {
  order: OrderView;
  asked: DelayChoice | null;
  /** Something of it may still be given a longer warranty. */
  mayBeLonger: boolean;
  /** Why it was not called off. */
  refusal: string | null;
  children: ReactNode;
}

function OrderDetails({ order, asked, mayBeLonger, refusal, children }: OrderDetailsProps) {
  // Also when the bank's page led here: the paid cart is gone on the server, and this browser learns it now.
  useEffect(() => {
    if (order.State === "paid") void cartStore.getState().load();
  }, [order.State]);
  const { tone, state, title } = orderHeadline(order);
  const isOver = order.State === "delivered" || isCalledOff(order.State);
  const isService = madeOf(order.Lines.map(({ Made }) => Made)) === "service";
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
        {wasPaid(order) && orderPageWords.receiptSent(order.Email)}
      </p>
      {refusal && <Notice tone="error" say="now" title={refusal} />}
      <DelayNotice order={order} asked={asked} />
      {order.Changes.Waiting && (
        <Notice
          tone="warning"
          title={orderChangeFactWords.waits(
            formatMoney(order.Changes.Waiting.Due),
            momentText(order.Changes.Waiting.Until, order.TimeZone),
          )}
        >
          <a className="link" href={paths.orderChange(order.OrderNumber)}>
            {orderChangeFactWords.waitsLink}
          </a>
        </Notice>
      )}
      {order.State === "pending_payment" && order.PaymentState === "authorised" && (
        <Notice tone="info" title={inReviewWords.title}>
          {inReviewWords.why(order.OrderNumber)}
        </Notice>
      )}
      {order.State === "pending_payment" && order.PaymentState !== "authorised" && (
        <Notice tone="warning" title={orderHelpWords.payText}>
          <a className={buttonClass("primary")} href={payPage(order)}>
            {orderHelpWords.payNow}
          </a>
        </Notice>
      )}
      <section className="order__card" aria-labelledby="next-title">
        <div className="order__card-head">
          <h2 id="next-title" className="type-18">
            {isOver ? orderPageWords.history : orderPageWords.next}
          </h2>
          {!isOver && (
            <span className="type-14">
              {isService
                ? longerWarrantyWords.paid
                : isWithoutDay(order)
                  ? delayNoticeWords.noDay
                  : orderPageWords.arrives(
                      order.Shipping.name,
                      daySpan(order.Shipping.arrivesFrom, order.Shipping.arrivesUntil),
                    )}
            </span>
          )}
        </div>
        <OrderTimeline order={order} />
      </section>
      <ParcelsSeen order={order} />
      <div className="order__columns">
        <section aria-labelledby="lines-title">
          <h2 id="lines-title" className="type-22">
            {orderPageWords.lines}
          </h2>
          <OrderLines order={order} />
          <BuildTests order={order} />
          <OrderFacts order={order} />
          {children}
        </section>
        <aside className="order__card order__bill" aria-label={orderPageWords.receipt}>
          <OrderReceipt
            totals={order.Totals}
            totalLabel={orderPageWords.total}
            {...(order.CardText !== "" && { toPayLabel: orderPageWords.charged })}
          />
          <p className="sr-only">
            {orderPageWords.total} <Money amount={order.Totals.Total} />
          </p>
        </aside>
        <OrderHelp order={order} mayBeLonger={mayBeLonger} />
      </div>
    </main>
  );
}
