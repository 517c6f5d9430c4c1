import { timelineWords } from "#words/order-page.ts";
import type { TimelineStage } from "./order-timeline-stages.ts";
import "./order-stage-bar.css";

/** The stages of an order as ticks on one bar, upright on a phone. */
export function OrderStageBar({ stages }: { stages: readonly TimelineStage[] }) {
  return (
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
  );
}
