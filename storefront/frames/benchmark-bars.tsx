import type { FramePart, FrameRates } from "#contract/frames.ts";
import { framesWords as words } from "#words/frames.ts";
import { formatDecimal } from "#words/money.ts";

/** How fast a PC's two parts are among all of their kind that have an index: no figure that nobody ran. */
export function BenchmarkBars({ frames: { processor, card, sample } }: { frames: FrameRates }) {
  return (
    <>
      <p>{words.benchmarkLead}</p>
      {sample && <p className="frames__sample type-14">{words.sample}</p>}
      <dl className="frames__bars">
        <Bar title={words.graphics} part={card} />
        <Bar title={words.processor} part={processor} />
      </dl>
      <p className="type-13 muted">{words.longer}</p>
    </>
  );
}

function Bar({ title, part: { name, index, place, of, share } }: { title: string; part: FramePart }) {
  return (
    <div>
      <dt>
        <b>{title}</b>
        <span className="type-13 muted">{name}</span>
      </dt>
      <dd>
        <meter min={0} max={100} value={share} aria-label={title}>
          {share}%
        </meter>
        <span>
          <b>{index === null ? "–" : formatDecimal(index, 2)}</b>
          <span className="type-13 muted">{place > 0 ? words.place(place, of) : ""}</span>
        </span>
      </dd>
    </div>
  );
}
