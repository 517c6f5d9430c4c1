import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import type { MonitorLook } from "../../looks/desk-looks.ts";
import type { Vector } from "../../model.ts";

export type Socket = "dp" | "hdmi" | "usb-c" | "power";

/** The hole of a socket, and how far each of its corners is cut off or rounded. */
interface Hole {
  width: number;
  height: number;
  /** Share of the height that is cut off: DisplayPort has one such corner, HDMI both lower ones. */
  cut?: { left: number; right: number };
  round?: number;
  tongue: Vector;
}

const HOLES: Record<Socket, Hole> = {
  dp: { width: 0.128, height: 0.05, cut: { left: 0.36, right: 0 }, tongue: [0.1, 0.013, 0.004] },
  hdmi: { width: 0.118, height: 0.05, cut: { left: 0.46, right: 0.46 }, tongue: [0.082, 0.013, 0.004] },
  "usb-c": { width: 0.082, height: 0.03, round: 0.0149, tongue: [0.056, 0.008, 0.004] },
  power: { width: 0.076, height: 0.076, round: 0.0379, tongue: [0.018, 0.018, 0.004] },
};

const RIM = 0.009;
const RIM_HEIGHT = 0.006;
const DARK_AT = 0.0015;

/** From the stand outwards; what the product's data lists. */
export function socketsOf(look: MonitorLook): Socket[] {
  if (look.stand === "tilt") return ["dp", "hdmi", "power"];
  const charges = look.inches === 31.5 && look.curveMm === 0;
  return ["dp", "hdmi", "hdmi", ...(charges ? (["usb-c"] as const) : []), "power"];
}

/** A socket in the wall z = 0: a bright shell around darkness, with the tongue that the plug slides over. */
export function socket(kit: Kit, kind: Socket): void {
  const hole = HOLES[kind];
  const shell = kit.shared("socket shell", () => kit.material({ color: "#9a9ea6", metalness: 0.75, roughness: 0.45 }));
  const dark = kit.shared("socket dark", () => new THREE.MeshBasicMaterial({ color: "#050506" }));
  const frame = outline(hole, RIM);
  frame.holes.push(new THREE.Path(outline(hole, 0).getPoints(12)));
  const isMetal = kind !== "power";
  kit.slab(frame, RIM_HEIGHT * 2, isMetal ? shell : kit.materials.gunmetal, [0, 0, 0], {
    bevel: 0.002,
    bevelSegments: 2,
  });
  kit.add(new THREE.ShapeGeometry(outline(hole, RIM / 2), 12), dark, [0, 0, DARK_AT], { castsShadow: false });
  // Nearer the straight edge, where a plug's slot is.
  const up = hole.cut ? hole.height * 0.06 : 0;
  kit.box([0, up, DARK_AT + 0.001], hole.tongue, isMetal ? kit.materials.gunmetal : shell, 0.001);
}

function outline({ width, height, cut, round }: Hole, margin: number): THREE.Shape {
  const [x, y] = [width / 2 + margin, height / 2 + margin];
  if (!cut) return roundedRectangle(x * 2, y * 2, (round ?? 0) + margin);
  const [left, right] = [cut.left * height, cut.right * height];
  const corners = [
    [-x, y],
    [-x, -y + left],
    [-x + left, -y],
    [x - right, -y],
    [x, -y + right],
    [x, y],
  ] as const;
  return new THREE.Shape(corners.map(([across, along]) => new THREE.Vector2(across, along)));
}
