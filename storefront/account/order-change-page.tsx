import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import {
  changePaidOrder,
  finishOrderChange,
  getOrderChange,
  quoteOrderChange,
  withdrawOrderChange,
} from "#contract/order-changes.ts";
import { Button } from "#ui/button.tsx";
import { Sentence } from "#ui/sentence.tsx";
import { momentText } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";
import { orderChangeWords as words } from "#words/order-change.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import type { PageHandle } from "../shell/page-handle.ts";
import { pageTitle, useShellFacts } from "../shell/shell-facts.ts";
import { ChangeFields } from "./change-fields.tsx";
import { ChangeQuoteView } from "./change-quote.tsx";
import { PayChangeForm } from "./pay-change-form.tsx";
import { readChange, readQuotedChange } from "./read-change.ts";
import "../cart/cart.css";
import "./order-change.css";

/** `/carts/order/:number/change`: what of a paid order can be other than it is, its new total, and the payment of a dearer one. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const number = params["number"] ?? "";
  const answer = await api(getOrderChange, { query: { number } });
  if (!answer.ok) throw answer.status === 404 ? redirect(paths.order(number), 303) : refusedPage(answer);
  const { Waiting } = answer.reply;
  // Back from the bank's page: the provider is asked; the address bar is not believed.
  if (new URL(request.url).searchParams.has("back")) {
    if (!Waiting) throw redirect(paths.order(number), 303);
    const body = { OrderNumber: number, Id: Waiting.Id };
    const ended = await api(finishOrderChange, { body });
    if (ended.ok && ended.reply.State === "paid") throw redirect(paths.order(number), 303);
    return { order: answer.reply, key: crypto.randomUUID(), refusal: ended.ok ? null : ended.alert };
  }
  return { order: answer.reply, key: crypto.randomUUID(), refusal: null };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const OrderNumber = params["number"] ?? "";
  const { text } = await readFields(request);
  if (text("intent") === "withdraw") {
    const ended = await api(withdrawOrderChange, { body: { OrderNumber } });
    if (ended.ok) return redirect(paths.order(OrderNumber), 303);
    return data({ change: null, quote: null, refusal: ended.alert }, { status: ended.status });
  }
  // What was chosen is there again to be chosen otherwise.
  if (text("intent") === "again") return { change: readQuotedChange(text("Change")), quote: null, refusal: null };
  if (text("intent") === "confirm") {
    const Change = readQuotedChange(text("Change"));
    const body = { OrderNumber, Change, Total: Number(text("Total")), Key: text("Key") };
    const made = await api(changePaidOrder, { body });
    if (made.ok)
      return redirect(made.reply.State === "applied" ? paths.order(OrderNumber) : paths.orderChange(OrderNumber), 303);
    return data({ change: Change, quote: null, refusal: made.alert }, { status: made.status });
  }
  const now = await api(getOrderChange, { query: { number: OrderNumber } });
  if (!now.ok) return data({ change: null, quote: null, refusal: now.alert }, { status: now.status });
  const change = readChange(now.reply, text);
  const answer = await api(quoteOrderChange, { body: { OrderNumber, Change: change } });
  if (answer.ok) return data({ change, quote: answer.reply, refusal: null });
  return data({ change, quote: null, refusal: answer.alert }, { status: answer.status });
}

export const handle: PageHandle = { isApp: true };

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function OrderChangePage() {
  const { order, key, refusal: refused } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal ?? refused;
  const { supportEmail } = useShellFacts();
  const to = paths.orderChange(order.OrderNumber);
  const { quote, change } = sent ?? {};
  return (
    <main className="page order-change" id="main">
      <a className="link" href={paths.order(order.OrderNumber)}>
        {words.backTo(order.OrderNumber)}
      </a>
      <h1 className="type-36">{order.Waiting ? words.waitingTitle : words.title}</h1>
      {refusal && <Notice tone="error" say="now" title={refusal.Message} />}
      {order.Waiting && <Waiting order={order} />}
      {!order.Waiting && quote && change && (
        <ChangeQuoteView now={quote.Now} then={quote.Then}>
          <p className="order-change__due">
            {quote.Due === 0
              ? words.same
              : quote.Due > 0
                ? words.more(formatMoney(quote.Due))
                : words.back(formatMoney(-quote.Due))}
          </p>
          <form method="post" action={to}>
            <input type="hidden" name="Key" value={key} />
            <input type="hidden" name="Change" value={JSON.stringify(change)} />
            <input type="hidden" name="Total" value={quote.Then.Totals.Total} />
            <div className="order-change__presses">
              <Button type="submit" name="intent" value="confirm" look="primary">
                {quote.Due > 0 ? words.confirmMore : words.confirm}
              </Button>
              <Button type="submit" name="intent" value="again" formNoValidate>
                {words.again}
              </Button>
            </div>
          </form>
        </ChangeQuoteView>
      )}
      {!order.Waiting && !quote && order.MayChangeWay && (
        <>
          <p className="muted measure">{words.lead}</p>
          <ChangeFields action={to} order={order} typed={change ?? null} refusal={refusal} />
        </>
      )}
      {!order.Waiting && !order.MayChangeWay && (
        <p className="measure">
          <Sentence
            of={words.closed(
              <a className="link" href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>,
            )}
          />
        </p>
      )}
    </main>
  );
}

function Waiting({ order }: { order: ReturnType<typeof useLoaderData<typeof loader>>["order"] }) {
  const { Waiting: waiting } = order;
  if (!waiting) return null;
  const to = paths.orderChange(order.OrderNumber);
  return (
    <ChangeQuoteView
      now={order.Totals}
      then={waiting.Then}
      above={
        <>
          <p className="order-change__due">
            {words.waiting(formatMoney(waiting.Due), momentText(waiting.Until, order.TimeZone))}
          </p>
          {waiting.Reason !== "" && <p>{words.why(waiting.Reason)}</p>}
          {waiting.IsBeingPaid ? (
            <p>
              {words.beingPaid}{" "}
              <a className="link" href={`${to}?back=1`}>
                {words.look}
              </a>
            </p>
          ) : (
            <PayChangeForm order={order} waiting={waiting} />
          )}
          <form method="post" action={to}>
            <input type="hidden" name="intent" value="withdraw" />
            <Button type="submit">{words.withdraw}</Button>
          </form>
        </>
      }
    />
  );
}
