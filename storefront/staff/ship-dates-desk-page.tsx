import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { type EndingPromise, getShipDates } from "#contract/staff-delays.ts";
import { deskDelayWords as words } from "#words/ship-delays.ts";
import { staffStateWords } from "#words/staff.ts";
import { apiContext } from "../api/api-context.ts";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/ship-dates`: promises that are about to end, and what was told of those that are late. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const answer = await api(getShipDates);
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, orders: answer.reply.Orders };
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function ShipDatesDeskPage() {
  const { staff, orders } = useLoaderData<typeof loader>();
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted measure">{words.lead}</p>
      {orders.length === 0 && <p className="desk__none">{words.none}</p>}
      <ul className="desk-returns">
        {orders.map((order) => (
          <PromiseFacts key={order.OrderNumber} order={order} />
        ))}
      </ul>
    </DeskFrame>
  );
}

function PromiseFacts({ order }: { order: EndingPromise }) {
  const { Delay: delay, SpareDays: spare } = order;
  return (
    <li className="desk-panel">
      <div>
        <h2 className="type-16 strong">
          <a className="link" href={deskPaths.order(order.OrderNumber)}>
            {order.OrderNumber}
          </a>{" "}
          <span className="desk-tag">{staffStateWords[order.State]}</span>
        </h2>
        <p className="muted">{order.To}</p>
      </div>
      <div>
        {delay?.ShipsOn !== "" && (
          <p data-tone={spare < 0 ? "bad" : spare === 0 ? "warn" : undefined}>
            {words.promised(order.ShipsOn, words.left(spare))}
          </p>
        )}
        {delay && <p>{words.told(delay.FromOn, delay.ShipsOn)}</p>}
        {delay && <p className="strong">{words.answer(delay.Answer, delay.Silence, delay.AnswerBy)}</p>}
      </div>
    </li>
  );
}
