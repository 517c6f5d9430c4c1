import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import {
  getStaffScreenings,
  rejectScreening,
  releaseScreening,
  type ScreenedOrder,
} from "#contract/staff-screenings.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { momentText } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";
import { deskScreeningWords as words } from "#words/screening.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { Notice } from "../shell/notice.tsx";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/screening`: orders whose money is set aside, and the decision about each. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const answer = await api(getStaffScreenings);
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, orders: answer.reply.Orders, timeZone: answer.reply.TimeZone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const decide = text("Decision") === "release" ? releaseScreening : rejectScreening;
  const body = { OrderNumber: text("OrderNumber"), Version: Number(text("Version")), Reason: text("Reason") };
  const answer = await context.get(apiContext)(decide, { body });
  return data({ refusal: answer.ok ? null : answer.alert }, { status: answer.ok ? 200 : answer.status });
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function ScreeningDeskPage() {
  const { staff, orders, timeZone } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal;
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {refusal && <Notice tone="error" say="now" title={refusal.Fields?.[0]?.message ?? refusal.Message} />}
      {sent && !refusal && <Notice tone="success" say="politely" title={words.done} />}
      {orders.length === 0 && <p className="desk__none">{words.none}</p>}
      <ul className="desk-returns">
        {orders.map((order) => (
          <li key={order.OrderNumber} className="desk-panel">
            <ScreenedFacts order={order} timeZone={timeZone} />
            <DecisionForm order={order} />
          </li>
        ))}
      </ul>
    </DeskFrame>
  );
}

function ScreenedFacts({ order, timeZone }: { order: ScreenedOrder; timeZone: string }) {
  return (
    <div>
      <h2 className="type-16 strong">
        <a className="link" href={deskPaths.order(order.OrderNumber)}>
          {order.OrderNumber}
        </a>
      </h2>
      <p>{words.facts(formatMoney(order.Amount), order.PaidWith, order.Email)}</p>
      <p>{words.shipTo(order.ShipTo)}</p>
      <p>{words.billTo(order.BillTo)}</p>
      {order.Said !== "" && <p className="strong">{order.Said}</p>}
      <p>{order.Case === "" ? words.silent : words.said(order.Score, order.Case)}</p>
      <p className="muted">{words.decideBy(momentText(order.DecideBy, timeZone))}</p>
    </div>
  );
}

function DecisionForm({ order }: { order: ScreenedOrder }) {
  return (
    <form className="desk__form" method="post" action={deskPaths.screening}>
      <input type="hidden" name="OrderNumber" value={order.OrderNumber} />
      <input type="hidden" name="Version" value={order.Version} />
      <Field label={words.reason} name="Reason" maxLength={500} required />
      <div className="desk-returns__moves">
        <Button type="submit" name="Decision" value="release" look="primary">
          {words.release}
        </Button>
        <Button type="submit" name="Decision" value="reject">
          {words.reject}
        </Button>
      </div>
    </form>
  );
}
