import { timelineWords } from "#words/order-page.ts";
import "./timeline.css";

export interface TimelineStage {
  name: string;
  /** Real when it is done, planned before. */
  when: string;
  /** `ended`: it goes no further, and not where it was to go. */
  state: "done" | "now" | "planned" | "ended";
}

/** Stages as ticks on one bar, upright on a phone. */
export function Timeline({ stages }: { stages: readonly TimelineStage[] }) {
  return (
    <ol className="timeline">
      {stages.map(({ name, when, state }) => (
        <li
          key={name}
          className="timeline__stage"
          data-state={state}
          aria-current={state === "now" || state === "ended" ? "step" : undefined}
        >
          <b>{name}</b>
          <span className="sr-only"> {timelineWords.states[state]} </span>
          <span className="timeline__when">{when}</span>
        </li>
      ))}
    </ol>
  );
}

/** What has happened, each with its moment. */
export function TimelineEvents({ events }: { events: readonly { at: string; moment: string; text: string }[] }) {
  return (
    <ol className="timeline__events">
      {events.map(({ at, moment, text }) => (
        <li key={`${at} ${text}`}>
          <time dateTime={at}>{moment}</time>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
