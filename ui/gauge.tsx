import "./gauge.css";

const WIDTH = 400;
const MIDDLE = 7;

type Span = readonly [from: number, until: number];

interface GaugeProps {
  /** Shares of the whole, from 0 to 1: what there is, as a bar. */
  bar: Span;
  /** The difference to what is asked for, hatched. */
  hatch: Span;
  /** Where the limit stands. */
  mark: number;
  tone?: "ok" | "bad";
  /** The bar is what counts, and has the tone. */
  isSolid?: boolean;
}

/** What there is against a limit. It is a drawing: whoever uses it writes all of it beside it in words. */
export function Gauge({ bar, hatch, mark, tone, isSolid = false }: GaugeProps) {
  const at = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
  const line = ([from, until]: Span) => `M${at(from)} ${MIDDLE}H${at(until)}`;
  const place = Math.min(WIDTH - 1, Math.max(1, at(mark)));
  return (
    <svg
      className="gauge__drawing"
      viewBox={`0 0 ${WIDTH} 14`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-tone={tone}
      data-solid={isSolid || undefined}
    >
      <path className="gauge__track" d={line([0, 1])} strokeWidth="6" />
      <path className="gauge__bar" d={line(bar)} strokeWidth="6" />
      <path className="gauge__hatch" d={line(hatch)} strokeWidth="6" />
      <path className="gauge__mark" d={`M${place} 0V14`} strokeWidth="2" />
    </svg>
  );
}
