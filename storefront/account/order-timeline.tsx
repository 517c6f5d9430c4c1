import type { OrderView } from "#contract/checkout.ts";
import { momentText } from "#words/moments.ts";
import { timelineWords } from "#words/order-page.ts";
import { OrderStageBar } from "./order-stage-bar.tsx";
import { orderTimelineStages } from "./order-timeline-stages.ts";

/** The stages of an order as ticks on one bar, upright on a phone, and under it what has happened so far. */
export function OrderTimeline({ order }: { order: OrderView }) {
  const stages = orderTimelineStages(order);
  return (
    <>
      {stages && <OrderStageBar stages={stages} />}
      {stages === null && <WhatHappened order={order} />}
      {stages !== null && order.Events.length > 0 && (
        <details className="timeline__log">
          <summary className="text-button">{timelineWords.soFar}</summary>
          <WhatHappened order={order} />
        </details>
      )}
    </>
  );
}

function WhatHappened({ order }: { order: OrderView }) {
  return (
    <ol className="timeline__events">
      {order.Events.map((event) => (
        <li key={`${event.name} ${event.at}`}>
          <time dateTime={event.at}>{momentText(event.at, order.TimeZone)}</time>
          <span>{event.text}</span>
        </li>
      ))}
    </ol>
  );
}
