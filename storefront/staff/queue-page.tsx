import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { getQueue, type QueuedOrder } from "#contract/staff-orders.ts";
import { MOVE_RIGHTS } from "#rules/staff/staff-roles.ts";
import { QUEUE_TABS } from "#rules/staff/queue-tabs.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { dayText } from "#words/days.ts";
import { packingWords } from "#words/desk-packing.ts";
import { shortMoment } from "#words/moments.ts";
import { floorMoveWords, queueTabWords, queueWords, staffStateWords } from "#words/staff.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { deskPaths } from "./desk-paths.ts";
import { Notice } from "../shell/notice.tsx";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { loadDesk } from "./load-desk.ts";
import { NeedsYou } from "./needs-you.tsx";
import { pressMove } from "./press-move.ts";

/** `/staff`: the orders, the promise that ends first at the top, one next move a row. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const { searchParams } = new URL(request.url);
  const tab = QUEUE_TABS.find((each) => each === searchParams.get("tab")) ?? "open";
  const q = searchParams.get("q")?.trim().slice(0, 254) ?? "";
  const answer = await api(getQueue, { query: { tab, q } });
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, tab, q, queue: answer.reply };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const order = { OrderNumber: text("OrderNumber"), Version: Number(text("Version")) };
  const answer = await pressMove(context.get(apiContext), text("intent"), order, text);
  if (answer.ok) return redirect(deskPaths.queue, 303);
  return data({ number: order.OrderNumber, refusal: answer.alert }, { status: answer.status });
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(queueWords.title);

export default function QueuePage() {
  const { staff, tab, q, queue } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const late = queue.Orders.filter(
    ({ SpareDays, State }) => SpareDays < 0 && State !== "shipped" && State !== "delivered",
  );
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{queueWords.title}</h1>
      {/* Of the orders that are shown: another tab or a search shows only some. */}
      {tab === "open" && q === "" && <p className="muted">{queueWords.lead(late.length)}</p>}
      {q !== "" && queue.Orders.length > 0 && <p className="muted">{queueWords.found(q)}</p>}
      {sent && <Notice tone="error" say="now" title={`${sent.number}: ${sent.refusal.Message}`} />}
      {tab === "open" && q === "" && <NeedsYou needs={queue.NeedsYou} />}
      <nav className="desk-tabs" aria-label={queueWords.title}>
        {QUEUE_TABS.map((each) => (
          <a
            key={each}
            href={`${deskPaths.queue}?tab=${each}`}
            aria-current={each === tab && q === "" ? "page" : undefined}
          >
            {queueTabWords[each]} {queue.Counts[each] > 0 && <b>{queue.Counts[each]}</b>}
          </a>
        ))}
      </nav>
      {queue.Orders.length === 0 ? (
        <p className="desk__none">{q === "" ? queueWords.none : queueWords.noneFound(q)}</p>
      ) : (
        <table className="desk-table desk-table--queue">
          <thead>
            <tr>
              <th scope="col">{queueWords.order}</th>
              <th scope="col">{queueWords.paid}</th>
              <th scope="col">{queueWords.what}</th>
              <th scope="col">{queueWords.to}</th>
              <th scope="col">{queueWords.way}</th>
              <th scope="col">{queueWords.promised}</th>
              <th scope="col">{queueWords.spare}</th>
              <th scope="col">{queueWords.stage}</th>
              <th scope="col">{queueWords.next}</th>
            </tr>
          </thead>
          <tbody>
            {queue.Orders.map((order) => (
              <QueueRow key={order.OrderNumber} order={order} timeZone={queue.TimeZone} rights={staff.Rights} />
            ))}
          </tbody>
        </table>
      )}
    </DeskFrame>
  );
}

function QueueRow({ order, timeZone, rights }: { order: QueuedOrder; timeZone: string; rights: readonly string[] }) {
  const { Next: next, SpareDays: spare } = order;
  const isDone = order.State === "shipped" || order.State === "delivered" || order.State === "refunded";
  const mayMove = next !== null && rights.includes(MOVE_RIGHTS[next]);
  return (
    <tr>
      <td>
        <a className="link" href={deskPaths.order(order.OrderNumber)}>
          {order.OrderNumber}
        </a>
      </td>
      <td data-label={queueWords.paid}>{order.PaidAt && shortMoment(order.PaidAt, timeZone)}</td>
      <td data-label={queueWords.what}>
        <span>{order.What}</span>
        {order.Comment !== "" && <p className="desk-table__said muted">{packingWords.said(order.Comment)}</p>}
      </td>
      <td data-label={queueWords.to}>{order.To}</td>
      <td data-label={queueWords.way}>{packingWords.way(order.Method, order.ArrivesBy)}</td>
      <td data-label={queueWords.promised}>{dayText(order.ShipsOn)}</td>
      <td
        data-label={queueWords.spare}
        data-tone={isDone ? undefined : spare < 0 ? "bad" : spare === 0 ? "warn" : undefined}
      >
        {!isDone && queueWords.days(spare)}
      </td>
      <td data-label={queueWords.stage}>
        {order.IsRush && <span className="desk-tag">{queueWords.rush}</span>}{" "}
        <span className="desk-tag">{staffStateWords[order.State]}</span>{" "}
        {order.IsTest && <span className="desk-tag">{queueWords.test}</span>}
        {order.Held !== "" && <p data-tone="warn">{queueWords.held(order.Held)}</p>}
        {order.TestUntil !== "" && (
          <p className="muted">{queueWords.testUntil(shortMoment(order.TestUntil, timeZone))}</p>
        )}
        {order.ChangeWaits && <p data-tone="warn">{queueWords.changeWaits}</p>}
      </td>
      <td className="desk-table__act">
        {mayMove && next !== "ship" ? (
          <form method="post" action={deskPaths.queue}>
            <input type="hidden" name="intent" value={next} />
            <input type="hidden" name="OrderNumber" value={order.OrderNumber} />
            <input type="hidden" name="Version" value={order.Version} />
            <Button type="submit" size="small" aria-label={`${floorMoveWords[next].press}, ${order.OrderNumber}`}>
              {floorMoveWords[next].press}
            </Button>
          </form>
        ) : (
          <a className={buttonClass("secondary", "small")} href={deskPaths.order(order.OrderNumber)}>
            {mayMove && next ? floorMoveWords[next].press : queueWords.open}
            <span className="sr-only"> {order.OrderNumber}</span>
          </a>
        )}
      </td>
    </tr>
  );
}
