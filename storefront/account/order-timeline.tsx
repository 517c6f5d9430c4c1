import type { OrderView } from "#contract/checkout.ts";
import { momentText } from "#words/moments.ts";
import { timelineWords } from "#words/order-page.ts";
import { orderTimelineStages } from "./order-timeline-stages.ts";

/** The stages of an order as ticks on one bar, upright on a phone, and under it what has happened so far. */
export function OrderTimeline({ order }: { order: OrderView }) {
  const stages = orderTimelineStages(order);
  return (
    <>
      {stages && (
        <ol className="timeline">
          {stages.map(({ name, when, state }) => (
            <li
              key={name}
              className="timeline__stage"
              data-state={state}
              aria-current={state === "now" ? "step" : undefined}
            >
              <b>{name}</b>
              <span className="sr-only"> {timelineWords.states[state]} </span>
              <span className="timeline__when">{when}</span>
            </li>
          ))}
        </ol>
      )}
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
