import * as THREE from "three";
import { lightRing } from "../../kit/lights.ts";
import { label } from "../../kit/prints.ts";
import { grain, smudge } from "../../kit/textures/surfaces.ts";
import type { Axis, Kit } from "../../kit/kit.ts";
import { perforated } from "../../kit/panes.ts";
import type { Vector } from "../../model.ts";
import { lightBlock } from "./light-block.ts";
import type { Hull } from "./hull.ts";

/** Steel is powder coated: matt, so that no pillar mirrors a soft box. */
export function paint(kit: Kit): THREE.MeshStandardMaterial {
  return kit.shared("paint", () => {
    const { body, bodyMetalness } = kit.finish;
    const color = new THREE.Color(body);
    if (!kit.isWhite && bodyMetalness > 0.75) color.multiplyScalar(0.34);
    return kit.material({
      color,
      metalness: kit.isWhite ? 0 : 0.12,
      roughness: 0.6,
      roughnessMap: smudge(),
      bumpMap: grain(),
      bumpScale: 0.06,
      envMapIntensity: kit.isWhite ? 0.9 : 0.62,
    });
  });
}

/** What lies behind a pane's printed border: on black cases it stays black in any light. */
export const glassFrame = (kit: Kit): THREE.Material =>
  !kit.isWhite && kit.finish.bodyMetalness > 0.75 ? kit.materials.matte : paint(kit);

/** Inside, a black case is darker than outside; coloured ones are coated in their colour through and through. */
export const lining = (kit: Kit): THREE.MeshStandardMaterial =>
  kit.isWhite || kit.finish.bodyMetalness > 0.75 ? plainInner(kit) : paint(kit);

/** Evenly matt: on a sheet as large as a tray smudges look like stains, and their tiles like squares. */
function plainInner(kit: Kit): THREE.MeshStandardMaterial {
  return kit.shared("lining", () => {
    const plain = kit.materials.inner.clone();
    plain.roughnessMap = null;
    return plain;
  });
}

/** A sheet seen against the light, such as a front's mesh. */
export function meshPaint(kit: Kit): THREE.MeshStandardMaterial {
  return kit.shared("mesh paint", () =>
    kit.material({
      color: kit.isWhite
        ? "#d9dbdf"
        : new THREE.Color(kit.finish.body).multiplyScalar(kit.finish.bodyMetalness > 0.75 ? 0.36 : 0.8),
      metalness: 0.1,
      roughness: 0.62,
      envMapIntensity: 0.6,
    }),
  );
}

export function feet(kit: Kit, { depth, width, bottom }: Hull): void {
  const { trim, rubber } = kit.materials;
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const place = (y: number): Vector => [x * (depth / 2 - 0.52), y, z * (width / 2 - 0.27)];
      kit.box(place(bottom / 2 + 0.014), [0.6, bottom - 0.016, 0.26], trim, 0.03);
      kit.box(place(0.02), [0.52, 0.04, 0.2], rubber, 0.015);
    }
}

export interface FrontPorts {
  usbA: number;
  usbC: number;
}

/** The row of ports along local X of `axis`: power button, USB, headset. */
export function frontPorts(kit: Kit, position: Vector, axis: Axis, { usbA, usbC }: FrontPorts, turned = false): void {
  const { trim, aluminium, gap, gunmetal, black } = kit.materials;
  const tongue = kit.shared("front tongue", () => kit.material({ color: "#1c5fae", roughness: 0.5 }));
  const mark = kit.shared("front mark", () => kit.material({ color: "#d8dce2", roughness: 0.6 }));
  kit.at(
    position,
    axis,
    () => {
      const length = 0.39 + usbA * 0.24 + usbC * 0.18;
      kit.box([0, 0, 0.003], [length + 0.28, 0.24, 0.008], black, 0.003);
      let x = -length / 2;
      kit.at([x, 0, 0], null, () => lightRing(kit, 0.076, 0.006, 0.026, { strength: 1.6 }));
      kit.cylinder([x, 0, 0.014], 0.088, 0.02, trim, "z", { segments: 48 });
      kit.cylinder([x, 0, 0.026], 0.066, 0.012, gunmetal, "z", { segments: 48 });
      kit.torus([x, 0, 0.032], 0.03, 0.0055, mark, "z", 0.4);
      kit.box([x, 0.03, 0.0335], [0.026, 0.026, 0.004], gunmetal, 0);
      kit.box([x, 0.028, 0.034], [0.01, 0.034, 0.005], mark, 0);
      x += 0.25;
      for (let port = 0; port < usbA; port += 1) {
        kit.box([x, 0, 0.008], [0.155, 0.075, 0.014], aluminium, 0.008);
        kit.box([x, 0, 0.0145], [0.13, 0.05, 0.003], gap, 0);
        kit.box([x, 0.01, 0.0155], [0.11, 0.018, 0.003], tongue, 0);
        x += 0.24;
      }
      for (let port = 0; port < usbC; port += 1) {
        kit.box([x - 0.02, 0, 0.008], [0.1, 0.042, 0.014], aluminium, 0.02);
        kit.box([x - 0.02, 0, 0.0145], [0.08, 0.026, 0.003], gap, 0.012);
        kit.box([x - 0.02, 0, 0.016], [0.056, 0.007, 0.003], gunmetal, 0);
        x += 0.18;
      }
      kit.cylinder([x, 0, 0.008], 0.04, 0.014, aluminium, "z", { segments: 32 });
      kit.cylinder([x, 0, 0.0155], 0.024, 0.003, gap, "z", { segments: 24 });
      x += 0.14;
      kit.cylinder([x, 0, 0.008], 0.022, 0.01, gunmetal, "z", { segments: 24 });
    },
    turned ? [0, 0, Math.PI / 2] : undefined,
  );
}

export function thumbScrew(kit: Kit, position: Vector, axis: Axis = "z", radius = 0.06): void {
  const { aluminium, gap } = kit.materials;
  kit.at(position, axis, () => {
    const profile = [
      [radius * 0.9, 0],
      [radius, 0.012],
      [radius, 0.05],
      [radius * 0.82, 0.062],
      [0, 0.062],
    ] as const;
    kit.turned([0, 0, 0], profile, aluminium, "z", 36);
    kit.box([0, 0, 0.0628], [radius * 1.15, 0.012, 0.006], gap, 0);
    kit.box([0, 0, 0.0628], [0.012, radius * 1.15, 0.006], gap, 0);
  });
}

/** A flat screw with a cross. */
export function screw(kit: Kit, position: Vector, axis: Axis, radius = 0.034): void {
  const { gunmetal, gap } = kit.materials;
  kit.at(position, axis, () => {
    kit.cylinder([0, 0, 0.006], radius, 0.012, gunmetal, "z", { segments: 24 });
    kit.box([0, 0, 0.0125], [radius * 1.1, 0.008, 0.003], gap, 0);
    kit.box([0, 0, 0.0125], [0.008, radius * 1.1, 0.003], gap, 0);
  });
}

/** A dust filter in a thin frame, lying in the roof: fine mesh, and a tab to lift it by. */
export function roofFilter(kit: Kit, from: number, to: number, width: number, y: number): void {
  const { trim, matte } = kit.materials;
  const middle = (from + to) / 2;
  // Its holes would draw rows of dots on everything below, and the light between them clouds.
  perforated(kit, [middle, y, 0], to - from, width, "y", 0.066, meshPaint(kit), 23);
  lightBlock(kit, [middle, y - 0.01, 0], to - from, width, "y");
  for (const side of [-1, 1]) {
    kit.box([middle, y + 0.004, side * (width / 2)], [to - from + 0.03, 0.02, 0.03], trim, 0.006);
    kit.box([side > 0 ? to : from, y + 0.004, 0], [0.03, 0.02, width], trim, 0.006);
  }
  kit.box([from + 0.03, y + 0.012, 0], [0.09, 0.012, 0.3], matte, 0.005);
}

/** A name plate of metal, `axis` out of the case. */
export function namePlate(kit: Kit, center: Vector, axis: Axis, name: string, width = 0.4): void {
  const { trim, matte } = kit.materials;
  kit.at(center, axis, () => {
    kit.box([0, 0, 0.008], [width, width * 0.3, 0.018], kit.isWhite ? matte : trim, 0.006);
    label(kit, name, [0, 0, 0.019], width * 1.35, "z", {
      color: "#eef1f6",
      weight: 800,
      letterSpacing: 14,
    });
  });
}
