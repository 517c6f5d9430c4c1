import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Alert } from "#contract/alert.ts";
import type { ChangeQuote, OrderChange } from "#contract/order-changes.ts";
import {
  type AskedChange,
  getStaffOrderChange,
  quoteStaffChange,
  revisePaidOrder,
  withdrawStaffChange,
} from "#contract/staff-changes.ts";
import { getStaffOrder } from "#contract/staff-orders.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { momentText } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";
import { orderChangeWords as words } from "#words/order-change.ts";
import { ChangeFields } from "../account/change-fields.tsx";
import { ChangeQuoteView } from "../account/change-quote.tsx";
import { readChange, readQuotedChange } from "../account/read-change.ts";
import { apiContext } from "../api/api-context.ts";
import { faultOf } from "../members/member-panel.tsx";
import { readFields } from "../members/read-fields.ts";
import { Notice } from "../shell/notice.tsx";
import "../cart/cart.css";
import "../account/order-change.css";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta, FreshCode } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk, refuseCode } from "./load-desk.ts";

const NOTHING: { change: OrderChange | null; quote: ChangeQuote | null; reason: string; refusal: Alert | null } = {
  change: null,
  quote: null,
  reason: "",
  refusal: null,
};

/** `/staff/orders/:number/change`: another address, way or fewer units; both bills, and what goes back or is asked for. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const number = params["number"] ?? "";
  const answer = await api(getStaffOrderChange, { query: { number } });
  if (!answer.ok) throw deskRefused(staff, answer);
  const seen = await api(getStaffOrder, { query: { number } });
  if (!seen.ok) throw deskRefused(staff, seen);
  return { staff, order: answer.reply, version: seen.reply.Version, key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const number = params["number"] ?? "";
  const { text } = await readFields(request);
  const intent = text("intent");
  const quoteOf = async (change: OrderChange) => api(quoteStaffChange, { query: askedChange(number, change) });
  if (intent === "quote") {
    const now = await api(getStaffOrderChange, { query: { number } });
    if (!now.ok) return data({ ...NOTHING, refusal: now.alert }, { status: now.status });
    const change = readChange(now.reply, text);
    const answer = await quoteOf(change);
    if (answer.ok) return data({ ...NOTHING, change, quote: answer.reply });
    return data({ ...NOTHING, change, refusal: answer.alert }, { status: answer.status });
  }
  const change = readQuotedChange(text("Change"));
  // What was chosen is there again to be chosen otherwise.
  if (intent === "again") return { ...NOTHING, change };
  const reason = text("Reason");
  const answer =
    (await refuseCode(api, text("Code"))) ??
    (await (intent === "withdraw"
      ? api(withdrawStaffChange, { body: { OrderNumber: number, Version: Number(text("Version")), Reason: reason } })
      : api(revisePaidOrder, {
          body: {
            OrderNumber: number,
            Version: Number(text("Version")),
            Change: change,
            Total: Number(text("Total")),
            Key: text("Key"),
            Reason: reason,
          },
        })));
  if ("reply" in answer) return redirect(deskPaths.order(number), 303);
  const again = await quoteOf(change);
  const quote = again.ok ? again.reply : null;
  return data({ change, quote, reason, refusal: answer.alert }, { status: answer.status });
}

/** As an address asks for it. */
function askedChange(number: string, { Lines, ShippingMethodID, Address, ConfirmedZipCode }: OrderChange): AskedChange {
  return {
    number,
    fewer: Lines.map(({ Line, Quantity }) => `${Line}:${Quantity}`),
    ...(ShippingMethodID !== null && { method: ShippingMethodID }),
    ...(ConfirmedZipCode !== undefined && { ConfirmedZipCode }),
    ...Address,
  };
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.deskTitle);

export default function ChangeDeskPage() {
  const { staff, order, version, key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const { quote, change, refusal } = sent ?? {};
  const reason = (
    <Field
      label={words.reason}
      name="Reason"
      maxLength={500}
      required
      defaultValue={sent?.reason}
      error={faultOf(refusal, "Reason")}
    />
  );
  const isCode = refusal?.Reason === "staff_code_wrong" || refusal?.Reason === "staff_code_needed";
  const to = deskPaths.orderChange(order.OrderNumber);
  const { Waiting: waiting } = order;
  const mayRevise = staff.Rights.includes("orders.revise");
  return (
    <DeskFrame staff={staff}>
      <a className="link" href={deskPaths.order(order.OrderNumber)}>
        {words.backTo(order.OrderNumber)}
      </a>
      <h1 className="type-28">{waiting ? words.deskWaitingTitle : words.deskTitle}</h1>
      {refusal && <Notice tone="error" say="now" title={refusal.Message} />}
      {waiting && (
        <ChangeQuoteView now={order.Totals} then={waiting.Then}>
          <p className="order-change__due">
            {words.waiting(formatMoney(waiting.Due), momentText(waiting.Until, order.TimeZone))}
          </p>
          {waiting.Reason !== "" && <p>{words.why(waiting.Reason)}</p>}
          {mayRevise && (
            <form className="order-change__press" method="post" action={to}>
              <input type="hidden" name="intent" value="withdraw" />
              <input type="hidden" name="Version" value={version} />
              {reason}
              <Button type="submit">{words.withdraw}</Button>
            </form>
          )}
        </ChangeQuoteView>
      )}
      {!waiting && quote && change && (
        <ChangeQuoteView now={quote.Now} then={quote.Then}>
          <p className="order-change__due">
            {quote.Due === 0
              ? words.same
              : quote.Due > 0
                ? words.deskMore(formatMoney(quote.Due))
                : words.deskBack(formatMoney(-quote.Due))}
          </p>
          <form className="order-change__press" method="post" action={to}>
            <input type="hidden" name="Version" value={version} />
            <input type="hidden" name="Key" value={key} />
            <input type="hidden" name="Change" value={JSON.stringify(change)} />
            <input type="hidden" name="Total" value={quote.Then.Totals.Total} />
            {reason}
            <FreshCode staff={staff} error={isCode ? refusal.Message : null} />
            <div className="order-change__presses">
              <Button type="submit" name="intent" value="confirm" look="primary">
                {quote.Due > 0 ? words.deskConfirmMore : words.confirm}
              </Button>
              <Button type="submit" name="intent" value="again" formNoValidate>
                {words.again}
              </Button>
            </div>
          </form>
        </ChangeQuoteView>
      )}
      {!waiting && !quote && order.MayChangeWay && mayRevise && (
        <>
          <p className="muted">{words.deskLead}</p>
          <ChangeFields action={to} order={order} typed={change ?? null} refusal={refusal ?? null} />
        </>
      )}
      {!waiting && !(order.MayChangeWay && mayRevise) && (
        <p className="desk__none">{order.MayChangeWay ? words.deskNotYours : words.deskClosed}</p>
      )}
    </DeskFrame>
  );
}
