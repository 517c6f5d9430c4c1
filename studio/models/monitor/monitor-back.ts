import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { emit, glow } from "../../kit/lights.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { label } from "../../kit/prints.ts";
import type { MonitorLook } from "../../looks/desk-looks.ts";
import type { Vector } from "../../model.ts";
import { bendableSlab } from "./bent-slab.ts";
import type { Panel } from "./monitor-panel-shape.ts";
import { socket, socketsOf } from "./monitor-sockets.ts";

const LOWEST_WITH_NAME = 2.45;
/** How far below the mount a thin panel's box reaches at most: its sockets stay near the stand. */
const LOWEST_OF_BOX = 0.96;
/** Room for a socket and its rim, and where the row begins, clear of the ring of light. */
const SOCKET_PITCH = 0.175;
const FIRST_SOCKET = 0.36;
/** Between the screws of the mount and the slots above it. */
const RING = 0.6;

/** The rear: a stepped shell with slots for air, sockets, the name, and a ring of light on those that have one. */
export function monitorBack(kit: Kit, look: MonitorLook, panel: Panel): void {
  const { width, height, thickness, y } = panel;
  const shell = backMaterial(kit, look);
  const dark = kit.shared("monitor dark", () =>
    kit.material({ color: "#2a2c31", roughness: 0.62, bumpMap: kit.materials.key.bumpMap, bumpScale: 0.2 }),
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
  const boxHeight = isThin ? 0.86 + Math.min(height * 0.4, LOWEST_OF_BOX) : Math.max(height * 0.62, 1.66);
  const boxWidth = Math.min(width * 0.62, 3);
  const boxY = isThin ? y + 0.86 - boxHeight / 2 : y;
  const start = isThin ? back : back - 0.1;
  kit.add(
    piece(boxWidth, boxHeight, step, { corner: 0.14, edge: 0.035, taper: 0.05 }, start - step / 2),
    isThin ? shell : dark,
    [0, boxY, 0],
  );
  const face = start - step;
  const [top, bottom] = [boxY + boxHeight / 2, boxY - boxHeight / 2];
  slots(kit, panel, boxWidth, top - 0.15, face);
  sockets(kit, look, panel, bottom + 0.175, face);
  // Low panels have no room for the name above the box.
  const isLow = !isThin && height < LOWEST_WITH_NAME;
  const name: Vector = isLow
    ? [-boxWidth * 0.33, top - 0.3, face]
    : [-boxWidth * 0.36, y + height * 0.38, isThin ? back : start];
  onBack(kit, panel, name, () => {
    label(kit, "RIGSMITH", [0, 0, 0.006], Math.max(0.62, width * 0.12), "z", {
      color: "#aeb4be",
      weight: 700,
      letterSpacing: 16,
    });
  });
  mount(kit, y, face);
  if (look.palette !== "off") lightRing(kit, panel, face);
}

/** Builds flat on the bent back: +Z looks away from it. */
function onBack(kit: Kit, panel: Panel, point: Vector, build: () => void): void {
  const { at, axis } = panel.behind(point);
  kit.at(at, axis, build);
}

function backMaterial(kit: Kit, look: MonitorLook): THREE.Material {
  return kit.shared("monitor back", () =>
    look.finish === "black"
      ? kit.material({
          color: "#3c3f46",
          metalness: 0.2,
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
    onBack(kit, panel, [x, y, face], () =>
      kit.box([0, 0, -0.004], [0.022, 0.09, 0.02], kit.materials.gap, 0.008, { castsShadow: false }),
    );
  }
}

/** Sockets in a row below the mount, facing the wall. */
function sockets(kit: Kit, look: MonitorLook, panel: Panel, y: number, face: number): void {
  const shown = socketsOf(look);
  const width = shown.length * SOCKET_PITCH + 0.02;
  const plate = bendableSlab(width, 0.13, 0.03, { corner: 0.03, edge: 0.006 });
  const metal = kit.shared("socket plate", () => kit.material({ color: "#4a4e56", metalness: 0.4, roughness: 0.5 }));
  const middle = FIRST_SOCKET + width / 2;
  kit.add(panel.bend(plate.translate(middle, 0, face + 0.007)), metal, [0, y, 0], { castsShadow: false });
  for (const [index, kind] of shown.entries()) {
    const x = FIRST_SOCKET + 0.01 + (index + 0.5) * SOCKET_PITCH;
    onBack(kit, panel, [x, y, face - 0.0085], () => socket(kit, kind));
  }
}

/** The square plate that a stand or an arm is screwed to. */
function mount(kit: Kit, y: number, face: number): void {
  kit.at([0, y, face], "-z", () => {
    kit.slab(roundedRectangle(0.84, 0.84, 0.06), 0.05, kit.materials.black, [0, 0, -0.006], { bevel: 0.008 });
    for (const [x, up] of [
      [-0.36, -0.36],
      [0.36, -0.36],
      [-0.36, 0.36],
      [0.36, 0.36],
    ] as const) {
      kit.cylinder([x, up, 0.02], 0.045, 0.012, kit.materials.gunmetal, "z", { segments: 28 });
      kit.cylinder([x, up, 0.027], 0.018, 0.01, kit.materials.gap, "z", { segments: 6 });
    }
  });
}

/** Around the mount, bent as the back is. */
function lightRing(kit: Kit, panel: Panel, face: number): void {
  const ring = new THREE.TorusGeometry(RING, 0.016, 10, 96).scale(1, 1, 0.7).translate(0, 0, face - 0.01);
  const turn = (x: number, up: number) => Math.atan2(up, -x) / (2 * Math.PI);
  glow(kit, panel.bend(ring), ({ x, y }) => kit.palette.around(turn(x, y)), 1.3, [0, panel.y, 0]);
  for (let light = 0; light < 5; light += 1) {
    const angle = (light / 5) * 2 * Math.PI;
    const [x, up] = [Math.cos(angle) * RING, Math.sin(angle) * RING];
    const { at, axis } = panel.behind([x, panel.y + up, face - 0.08]);
    emit(kit, at, axis, kit.palette.around(turn(x, up)), 0.06);
  }
}
