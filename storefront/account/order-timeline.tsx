import type { OrderView } from "#contract/checkout.ts";
import { momentText } from "#words/moments.ts";
import { timelineWords } from "#words/order-page.ts";
import { orderTimelineStages } from "./order-timeline-stages.ts";
import { Timeline, TimelineEvents } from "./timeline.tsx";

/** The stages of an order, and under them what has happened so far. */
export function OrderTimeline({ order }: { order: OrderView }) {
  const stages = orderTimelineStages(order);
  return (
    <>
      {stages && <Timeline stages={stages} />}
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
  const events = order.Events.map(({ at, text }) => ({ at, text, moment: momentText(at, order.TimeZone) }));
  return <TimelineEvents events={events} />;
}
