import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { emit, glow } from "../../kit/lights.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { MonitorLook } from "../../looks/desk-looks.ts";
import { bendableSlab } from "./bent-slab.ts";
import type { Panel } from "./monitor-panel-shape.ts";

/** The rear: a stepped shell with slots for air, sockets, the name, and a ring of light on those that have one. */
export function monitorBack(kit: Kit, look: MonitorLook, panel: Panel): void {
  const { width, height, thickness, y } = panel;
  const shell = backMaterial(kit, look);
  const dark = kit.shared("monitor dark", () =>
    kit.material({ color: "#141518", roughness: 0.62, bumpMap: kit.materials.key.bumpMap, bumpScale: 0.2 }),
  );
  const isThin = look.panel === "oled";
  const piece = (
    w: number,
    h: number,
    depth: number,
    options: { corner: number; edge: number; taper: number },
    z: number,
  ) => panel.bend(bendableSlab(w, h, depth, options).translate(0, 0, z));
  const back = -thickness / 2;
  if (!isThin)
    kit.add(piece(width - 0.06, height - 0.06, 0.1, { corner: 0.05, edge: 0.03, taper: 0.22 }, back - 0.05), shell, [
      0,
      y,
      0,
    ]);
  const step = isThin ? 0.18 : 0.1;
  // High enough for the mount, with its ring of light.
  const boxHeight = isThin ? 0.86 + height * 0.4 : Math.max(height * 0.62, 1.66);
  const boxWidth = Math.min(width * 0.62, 3);
  const boxY = isThin ? y + 0.86 - boxHeight / 2 : y;
  const start = isThin ? back : back - 0.1;
  kit.add(
    piece(boxWidth, boxHeight, step, { corner: 0.14, edge: 0.035, taper: 0.05 }, start - step / 2),
    isThin ? shell : dark,
    [0, boxY, 0],
  );
  const face = start - step;
  slots(kit, panel, boxWidth, boxY + boxHeight / 2 - 0.13, face);
  sockets(kit, look, boxY - boxHeight / 2 + 0.13, face);
  label(
    kit,
    "RIGSMITH",
    [-boxWidth * 0.36, y + height * 0.38, -thickness / 2 - (isThin ? 0.002 : 0.102) + panel.forwardAt(boxWidth * 0.36)],
    0.62,
    "-z",
    {
      color: "#6f757f",
      weight: 700,
      letterSpacing: 16,
    },
  );
  mount(kit, look, y, face);
}

function backMaterial(kit: Kit, look: MonitorLook): THREE.Material {
  return kit.shared("monitor back", () =>
    look.finish === "black"
      ? kit.material({
          color: "#26282d",
          metalness: 0.25,
          roughness: 0.5,
          bumpMap: kit.materials.key.bumpMap,
          bumpScale: 0.1,
        })
      : kit.materials.body,
  );
}

/** Slots for air along the upper edge of the shell. */
function slots(kit: Kit, panel: Panel, width: number, y: number, face: number): void {
  const SLOTS = 34;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const x = ((slot + 0.5) / SLOTS - 0.5) * width * 0.8;
    kit.box([x, y, face + panel.forwardAt(x) + 0.004], [0.022, 0.1, 0.02], kit.materials.gap, 0.008, {
      castsShadow: false,
    });
  }
}

/** Sockets in a row below the mount, facing the wall. */
function sockets(kit: Kit, look: MonitorLook, y: number, face: number): void {
  const row = look.inches === 31.5 && look.curveMm === 0 ? ["dp", "hdmi", "hdmi", "usb-c"] : ["dp", "hdmi", "hdmi"];
  const shown = look.stand === "tilt" ? row.slice(0, 2) : row;
  const { gap, aluminium, gunmetal } = kit.materials;
  kit.slab(roundedRectangle(0.94, 0.15, 0.03), 0.02, gap, [0.73, y, face + 0.004], { bevel: 0.006, axis: "-z" });
  for (const [index, socket] of shown.entries()) {
    const x = 0.39 + index * 0.19;
    const [wide, tall, corner] = socket === "usb-c" ? [0.11, 0.045, 0.022] : [0.16, 0.07, 0.012];
    kit.slab(roundedRectangle(wide, tall, corner), 0.02, aluminium, [x, y, face - 0.004], { bevel: 0.004, axis: "-z" });
    kit.slab(roundedRectangle(wide - 0.02, tall - 0.02, corner * 0.8), 0.02, gap, [x, y, face - 0.006], {
      bevel: 0.002,
      axis: "-z",
    });
    kit.box([x, y, face - 0.014], [wide * 0.6, 0.012, 0.008], gunmetal, 0.002);
  }
  // The socket for power is at the end.
  kit.cylinder([1.12, y, face - 0.004], 0.05, 0.02, aluminium, "-z", { segments: 32 });
  kit.cylinder([1.12, y, face - 0.006], 0.038, 0.02, gap, "-z", { segments: 32 });
}

/** The square plate that a stand or an arm is screwed to, inside a ring of light. */
function mount(kit: Kit, look: MonitorLook, y: number, face: number): void {
  kit.at([0, y, face], "-z", () => {
    kit.slab(roundedRectangle(0.92, 0.92, 0.12), 0.03, kit.materials.black, [0, 0, 0.004], { bevel: 0.008 });
    for (const [x, up] of [
      [-0.36, -0.36],
      [0.36, -0.36],
      [-0.36, 0.36],
      [0.36, 0.36],
    ] as const) {
      kit.cylinder([x, up, 0.02], 0.045, 0.012, kit.materials.gunmetal, "z", { segments: 28 });
      kit.cylinder([x, up, 0.027], 0.018, 0.01, kit.materials.gap, "z", { segments: 6 });
    }
    if (look.palette === "off") return;
    const ring = new THREE.TorusGeometry(0.72, 0.016, 10, 96).scale(1, 1, 0.7);
    glow(kit, ring, ({ x, y: up }) => kit.palette.around(Math.atan2(up, x) / (2 * Math.PI)), 1.3, [0, 0, 0.01]);
    for (let light = 0; light < 5; light += 1) {
      const angle = (light / 5) * 2 * Math.PI;
      emit(kit, [Math.cos(angle) * 0.72, Math.sin(angle) * 0.72, 0.08], [0, 0, 1], kit.palette.around(light / 5), 0.06);
    }
  });
}
