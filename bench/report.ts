/** One figure of the run and what it should be. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** `most` or `least` is the goal; a floor or a yardstick has none. */
  most?: number;
  least?: number;
  beside?: string;
}

/** A line a figure: measured, goal, whether it is met. */
export function report(figures: readonly Figure[]): string {
  return figures
    .map((figure) => {
      const measured = `${figure.value.toFixed(figure.value < 10 ? 2 : 0)} ${figure.unit}`;
      return `${figure.what.padEnd(46)} ${measured.padEnd(16)} ${goal(figure).padEnd(22)} ${figure.beside ?? ""}`.trimEnd();
    })
    .join("\n");
}

function goal({ value, most, least, unit }: Figure): string {
  if (most === undefined && least === undefined) return "";
  const isMet = value <= (most ?? Infinity) && value >= (least ?? -Infinity);
  return `${most === undefined ? `≥ ${least}` : `≤ ${most}`} ${unit}: ${isMet ? "met" : "NOT MET"}`;
}
