import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole, roundedRectangle } from "../../kit/outlines.ts";
import type { MonitorLook } from "../../looks/desk-looks.ts";
import type { Panel } from "./monitor-panel-shape.ts";

const BASE = 0.07;
/** How wide the column of each stand is. */
const COLUMN = { tilt: 0.3, small: 0.34, post: 0.4, wide: 0.46 } as const;
/** Height of the column's hole for cables, unless the panel hangs before it. */
const HOLE = 0.62;
const BELOW_PANEL = 0.33;

/** Column and base: each kind of stand has its own. */
export function monitorStand(kit: Kit, look: MonitorLook, panel: Panel): void {
  const metal = kit.shared("monitor stand", () =>
    look.finish === "graphite"
      ? kit.material({ color: "#7d8188", metalness: 0.8, roughness: 0.42 })
      : kit.material({ color: "#34363c", metalness: 0.7, roughness: 0.44 }),
  );
  const attach = panel.thickness / 2 + (look.panel === "oled" ? 0.18 : 0.2);
  const z = -attach - 0.24;
  const width = COLUMN[look.stand];
  head(kit, panel.y, attach, width + 0.12, metal);
  if (look.stand === "post") post(kit, panel, z, metal);
  else column(kit, panel, z, width, metal, look.stand !== "tilt");
  switch (look.stand) {
    case "tilt":
      kit.slab(roundedRectangle(1.7, 1.15, 0.2), BASE, metal, [0, BASE / 2, z + 0.32], { bevel: 0.022, axis: "y" });
      break;
    case "small":
      kit.slab(hexagon(0.62), BASE, metal, [0, BASE / 2, z + 0.16], { bevel: 0.024, axis: "y" });
      break;
    case "post":
      kit.slab(roundedRectangle(1.85, 1.5, 0.12), BASE, metal, [0, BASE / 2, z + 0.32], { bevel: 0.022, axis: "y" });
      break;
    case "wide":
      wings(kit, z, Math.max(1, panel.width / 5.4), metal);
      break;
  }
}

/** What tilts: a plate on the panel and a hinge to the column, whose axle comes out on both sides of it. */
function head(kit: Kit, y: number, attach: number, axle: number, metal: THREE.Material): void {
  // Dull enough to be seen from every side: a mirror would show the dark room there.
  const plate = kit.material({ color: "#5c6068", metalness: 0.5, roughness: 0.5 });
  const end = kit.material({ color: "#a2a6ae", metalness: 0.5, roughness: 0.45 });
  kit.slab(roundedRectangle(0.7, 0.7, 0.1), 0.06, plate, [0, y, -attach - 0.04], {
    bevel: 0.014,
    axis: "-z",
  });
  kit.box([0, y, -attach - 0.12], [0.3, 0.34, 0.16], metal, 0.04);
  kit.cylinder([0, y, -attach - 0.19], 0.11, axle, plate, "x", { segments: 40 });
  for (const side of [-1, 1])
    kit.cylinder([side * (axle / 2 + 0.005), y, -attach - 0.19], 0.085, 0.012, end, "x", {
      segments: 40,
    });
}

/** The column, with a hole for cables; one that rises shows its rail. */
function column(kit: Kit, { y, height }: Panel, z: number, width: number, metal: THREE.Material, rises: boolean): void {
  const top = y + (rises ? 0.42 : 0.1);
  const tall = top - BASE * 0.5;
  const middle = BASE * 0.5 + tall / 2;
  const hole = Math.min(HOLE, y - height / 2 - BELOW_PANEL);
  const shape = roundedRectangle(width, tall, 0.05);
  shape.holes.push(roundedHole(width * 0.42, width * 0.42, width * 0.2, [0, hole - middle]));
  kit.slab(shape, 0.15, metal, [0, middle, z - 0.05], { bevel: 0.03 });
  for (const side of [0.03, -0.13]) kit.torus([0, hole, z + side], width * 0.235, 0.014, kit.materials.trim, "z", 0.7);
  if (!rises) return;
  kit.box([0, y - 0.1, z + 0.028], [width * 0.34, 0.96, 0.012], kit.materials.gap, 0.004);
  kit.box([0, y, z + 0.036], [width * 0.5, 0.42, 0.03], kit.materials.gunmetal, 0.01);
}

/** A round post that rises out of its sleeve, with a clip for cables behind it. */
function post(kit: Kit, { y, height }: Panel, z: number, metal: THREE.Material): void {
  const RADIUS = { sleeve: 0.2, post: 0.16 };
  const [sleeveTop, top] = [y - 0.72, y + 0.34];
  const at = z - 0.05;
  const turned = (radius: number, from: number, to: number) =>
    kit.turned(
      [0, from, at],
      [
        [0, 0],
        [radius, 0],
        [radius, to - from - 0.03],
        [radius - 0.009, to - from - 0.009],
        [radius - 0.03, to - from],
        [0, to - from],
      ],
      metal,
    );
  turned(RADIUS.post, sleeveTop - 0.1, top);
  turned(RADIUS.sleeve, BASE * 0.5, sleeveTop);
  kit.cylinder([0, sleeveTop - 0.012, at], RADIUS.sleeve + 0.006, 0.05, kit.materials.trim, "y");
  const clip = Math.min(HOLE, y - height / 2 - BELOW_PANEL);
  kit.cylinder([0, clip, at], RADIUS.sleeve + 0.006, 0.08, kit.materials.rubber, "y");
  kit.torus([0, clip, at - RADIUS.sleeve - 0.09], 0.09, 0.02, kit.materials.rubber, "y");
}

function hexagon(radius: number): THREE.Shape {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner + 0.5) / 6) * 2 * Math.PI;
    return new THREE.Vector2(Math.cos(angle) * radius * 1.15, Math.sin(angle) * radius);
  });
  return new THREE.Shape(corners);
}

/** A low V of two arms that reach forward; `reach` is larger for a wide panel. */
function wings(kit: Kit, z: number, reach: number, metal: THREE.Material): void {
  const to = (x: number, y: number) => [x * reach, y * reach] as const;
  const shape = new THREE.Shape();
  shape.moveTo(...to(-0.3, 0.28));
  shape.quadraticCurveTo(...to(0, 0.36), ...to(0.3, 0.28));
  shape.quadraticCurveTo(...to(0.62, -0.1), ...to(1.42, -0.78));
  shape.quadraticCurveTo(...to(1.46, -0.86), ...to(1.36, -0.88));
  shape.lineTo(...to(1.24, -0.88));
  shape.quadraticCurveTo(...to(0.5, -0.3), ...to(0, -0.28));
  shape.quadraticCurveTo(...to(-0.5, -0.3), ...to(-1.24, -0.88));
  shape.lineTo(...to(-1.36, -0.88));
  shape.quadraticCurveTo(...to(-1.46, -0.86), ...to(-1.42, -0.78));
  shape.quadraticCurveTo(...to(-0.62, -0.1), ...to(-0.3, 0.28));
  kit.slab(shape, BASE, metal, [0, BASE / 2, z], { bevel: 0.022, axis: "y", curveSegments: 32 });
}
