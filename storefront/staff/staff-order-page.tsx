import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { getStaffOrder, type StaffOrder } from "#contract/staff-orders.ts";
import { MEASURED_NAMES } from "#rules/order/measured-values.ts";
import { dayText } from "#words/days.ts";
import { packingWords } from "#words/desk-packing.ts";
import { deskMailWords } from "#words/mail-state.ts";
import { momentText } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";
import { orderChangeFactWords } from "#words/order-change.ts";
import { queueWords, staffOrderWords, staffStateWords } from "#words/staff.ts";
import { apiContext } from "../api/api-context.ts";
import { OrderLines } from "../account/order-lines.tsx";
import { OrderTimeline } from "../account/order-timeline.tsx";
import { readFields } from "../members/read-fields.ts";
import { deskPaths } from "./desk-paths.ts";
import { Notice } from "../shell/notice.tsx";
import "../shell/text-button.css";
import "../cart/cart.css";
import "../account/order-page.css";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { loadDesk, refuseCode } from "./load-desk.ts";
import { DelayPanel } from "./delay-panel.tsx";
import { LabelPanel } from "./label-panel.tsx";
import { MoneyPanel } from "./money-panel.tsx";
import { MovePanel } from "./move-panel.tsx";
import { NotePanel } from "./note-panel.tsx";
import { ParcelsPanel } from "./parcels-panel.tsx";
import { SerialsPanel } from "./serials-panel.tsx";
import { TestPanel } from "./test-panel.tsx";
import { pressMove, serialsIn } from "./press-move.ts";

/** `/staff/orders/:number`: one order, every move that may be made with it, and what was done. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const answer = await api(getStaffOrder, { query: { number: params["number"] ?? "" } });
  if (!answer.ok) throw deskRefused(staff, answer);
  // A form that is sent twice carries the same key, and is one refund.
  return { staff, order: answer.reply, key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const { text } = await readFields(request);
  const intent = text("intent");
  const order = { OrderNumber: params["number"] ?? "", Version: Number(text("Version")) };
  const typed = {
    reason: text("Reason"),
    tracking: text("Tracking"),
    note: text("Text"),
    day: text("ShipsOn"),
    serials: intent === "serials" ? serialsIn(text) : [],
    measured: Object.fromEntries(MEASURED_NAMES.map((name) => [name, text(name)])),
  };
  const wrongCode = await refuseCode(api, text("Code"));
  if (wrongCode) return data({ intent, typed, refusal: wrongCode.alert }, { status: wrongCode.status });
  const answer = await pressMove(api, intent, order, text);
  if (answer.ok) return redirect(deskPaths.order(order.OrderNumber), 303);
  return data({ intent, typed, refusal: answer.alert }, { status: answer.status });
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(queueWords.title);

export default function StaffOrderPage() {
  const { staff, order, key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  return (
    <DeskFrame staff={staff}>
      <OrderHead order={order} />
      {sent && !sent.refusal.Fields?.[0] && <Notice tone="error" say="now" title={sent.refusal.Message} />}
      {sent?.refusal.Fields?.[0] && (
        <Notice tone="error" say="now" title={sent.refusal.Fields[0].message ?? sent.refusal.Message} />
      )}
      {order.Packing.Comment !== "" && (
        <Notice tone="info" title={packingWords.comment}>
          {packingWords.said(order.Packing.Comment)}
        </Notice>
      )}
      {order.Mail && (
        <Notice tone="warning" title={deskMailWords[order.Mail.Trouble].title}>
          <p>{deskMailWords[order.Mail.Trouble].text}</p>
          <p className="muted">
            {[order.Order.Email, momentText(order.Mail.At, order.Order.TimeZone), order.Mail.Said]
              .filter((part) => part !== "")
              .join(" · ")}
          </p>
        </Notice>
      )}
      {order.Hold && (
        <Notice tone="warning" title={staffOrderWords.held(order.Hold.Who, order.Hold.Reason)}>
          {momentText(order.Hold.At, order.Order.TimeZone)}
        </Notice>
      )}
      <section className="desk-panel">
        <OrderTimeline order={order.Order} />
      </section>
      <div className="desk-columns">
        <div>
          <MovePanel staff={staff} order={order} sent={sent} orderKey={key} />
          <ParcelsPanel staff={staff} order={order} />
          <SerialsPanel staff={staff} order={order} sent={sent} />
          <TestPanel staff={staff} order={order} sent={sent} />
          <LabelPanel staff={staff} order={order} />
          <DelayPanel staff={staff} order={order} sent={sent} />
          {staff.Rights.includes("orders.revise") && order.IsOnTheFloor && <ChangePanel order={order} />}
          <section className="desk-panel">
            <h2 className="type-18">{staffOrderWords.parts}</h2>
            <OrderLines order={order.Order} />
          </section>
        </div>
        <aside>
          <section className="desk-panel">
            <h2 className="type-18">{staffOrderWords.buyer}</h2>
            <address>
              {[order.Order.ShipTo.name, ...order.Order.ShipTo.lines, order.Order.Email].map((line) => (
                <span key={line}>{line}</span>
              ))}
              {order.Packing.Phones.map((phone) => (
                <a key={phone} className="link link--alone" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
                  {phone}
                </a>
              ))}
            </address>
          </section>
          <NotePanel order={order} typed={sent?.intent === "note" ? sent.typed.note : ""} />
          <MoneyPanel staff={staff} order={order} sent={sent} orderKey={key} />
        </aside>
      </div>
    </DeskFrame>
  );
}

/** The way to change it, and the change that waits for its buyer. */
function ChangePanel({ order: { Order, OrderNumber } }: { order: StaffOrder }) {
  const { Waiting, Made } = Order.Changes;
  return (
    <section className="desk-panel">
      <h2 className="type-18">{orderChangeFactWords.title}</h2>
      {Waiting && (
        <p>{staffOrderWords.changeWaits(formatMoney(Waiting.Due), momentText(Waiting.Until, Order.TimeZone))}</p>
      )}
      {Made.map(({ At, Was, Is }) => (
        <p key={At}>{orderChangeFactWords.made(momentText(At, Order.TimeZone), formatMoney(Was), formatMoney(Is))}</p>
      ))}
      <a className="link" href={deskPaths.orderChange(OrderNumber)}>
        {Waiting ? staffOrderWords.changeLook : staffOrderWords.change}
      </a>
    </section>
  );
}

function OrderHead({ order: { Order, OrderNumber, Packing, IsOnTheFloor } }: { order: StaffOrder }) {
  const paidAt = Order.Events.find(({ name }) => name === "order_paid")?.at ?? Order.PlacedAt;
  const { Delay, TimeZone, Totals } = Order;
  return (
    <>
      <h1 className="type-28">
        {OrderNumber} <span className="desk-tag">{staffStateWords[Order.State]}</span>{" "}
        {Order.IsTest && <span className="desk-tag">{queueWords.test}</span>}
      </h1>
      <p className="muted">
        {staffOrderWords.lead(
          Order.ShipTo.name,
          momentText(paidAt, TimeZone),
          formatMoney(Totals.Total),
          Delay?.ShipsOn === "" ? null : dayText(Packing.LeavesBy),
          IsOnTheFloor ? staffOrderWords.spare(Packing.SpareDays) : null,
        )}
      </p>
      <p className="desk-way">
        <b>{packingWords.way(Packing.Method, Packing.ArrivesBy)}</b>
        <a className="link link--alone" href={deskPaths.sheet(OrderNumber)}>
          {packingWords.sheet}
        </a>
      </p>
    </>
  );
}
