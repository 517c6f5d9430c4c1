import type { ScreenSocket, ScreenSockets } from "./facts/standards.ts";

/** Gb/s of picture that a socket carries, and the plug by which two belong together. [refreshratetest.online, ktcplay.com, 2026] */
const LINKS: Readonly<Record<ScreenSocket, { plug: "HDMI" | "DisplayPort" | "DVI" | "VGA"; gbps: number }>> = {
  "HDMI 2.0": { plug: "HDMI", gbps: 14.4 },
  "HDMI 2.1": { plug: "HDMI", gbps: 42.7 },
  "DisplayPort 1.2": { plug: "DisplayPort", gbps: 17.3 },
  "DisplayPort 1.4": { plug: "DisplayPort", gbps: 25.9 },
  "DisplayPort 2.1": { plug: "DisplayPort", gbps: 77.4 },
  "USB-C": { plug: "DisplayPort", gbps: 25.9 },
  DVI: { plug: "DVI", gbps: 7.9 },
  VGA: { plug: "VGA", gbps: 4 },
};

const BITS_A_PIXEL = 30;
/** What the gaps between lines and pictures add. */
const BLANKING = 1.1;

/** The fastest cable between the two; null where they share no plug. */
export function fastestLink(outputs: readonly ScreenSockets[], inputs: readonly ScreenSockets[]): number | null {
  let fastest: number | null = null;
  for (const output of outputs)
    for (const input of inputs) {
      const [from, to] = [LINKS[output.kind], LINKS[input.kind]];
      if (from.plug !== to.plug || output.count === 0 || input.count === 0) continue;
      fastest = Math.max(fastest ?? 0, Math.min(from.gbps, to.gbps));
    }
  return fastest;
}

/** Gb/s without compression; null where the resolution is not `2560 × 1440`. */
export function pictureRate(resolution: string, refreshHz: number): number | null {
  const [, width, height] = /^(\d+)\s*[×x]\s*(\d+)$/.exec(resolution.trim()) ?? [];
  if (width === undefined || height === undefined) return null;
  return (Number(width) * Number(height) * refreshHz * BITS_A_PIXEL * BLANKING) / 1e9;
}
