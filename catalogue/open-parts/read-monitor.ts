import type { MonitorFacts } from "#rules/build/facts/monitor-facts.ts";
import { screenSockets } from "./read-video-card.ts";
import { at, figure, flag, type Row, word } from "./row-fields.ts";

const PANELS: readonly [NonNullable<MonitorFacts["panel"]>, RegExp][] = [
  ["OLED", /OLED/],
  ["IPS", /IPS|PLS|AHVA/],
  ["VA", /\bVA\b/],
  ["TN", /\bTN\b/],
];

export function readMonitor(row: Row): MonitorFacts {
  const width = figure(row, "resolution.horizontalRes", [640, 16_000]);
  const height = figure(row, "resolution.verticalRes", [480, 9000]);
  const panel = word(row, "panel_type") ?? "";
  return {
    inches: figure(row, "screen_size", [10, 60]),
    resolution: width && height ? `${width} × ${height}` : null,
    refreshHz: figure(row, "refresh_rate", [30, 1000]),
    panel: PANELS.find(([, named]) => named.test(panel))?.[0] ?? null,
    curved: flag(row, "curved"),
    inputs: screenSockets(at(row, "video_outputs")),
  };
}
