import * as THREE from "three";
import type { Kit } from "../kit/kit.ts";
import type { MousePadLook } from "../looks/desk-looks.ts";
import type { Model } from "../model.ts";
import { natural, padArt } from "./mouse-pad/pad-art.ts";
import { NEAR_LEFT, type PadShape, padSurface, stitches } from "./mouse-pad/pad-surface.ts";

/** Units in a millimetre. Thickness is a little more than in life: at these sizes 3 mm cannot be seen. */
const SCALE = 0.0088;
const THICKER = 1.5;

/** From this width on a pad's other corner tells nothing that the smaller one of its kind does not. */
const WIDE_MM = 600;

/** How far back glass lies, so that the close-up's frame stands between the two words of its name. */
const FIRST_WORD_OUT = 0.11;

/** The rubber feet below a glass pad. */
const FOOT = 0.018;

/** A mouse pad. One corner of cloth is curled up; `rolled` shows it as it is shipped; glass lies flat. */
export const mousePad: Model<MousePadLook> = {
  angles: {
    hero: { azimuth: -32, elevation: 50, fill: 0.86, pose: "curled" },
    top: { azimuth: 0, elevation: 84, fill: 0.86, pose: "from above" },
    detail: { azimuth: -38, elevation: 30, pose: "corner", closeUp: { at: [-0.44, 0.03, 0.46], radius: 0.52 } },
    side: { azimuth: 34, elevation: 30, fill: 0.84, pose: "rolled" },
  },
  smallestShadow: 0.02,
  lighting: () => ({ mirror: 0.1 }),
  build(kit, look, pose) {
    const shape: PadShape = {
      width: look.widthMm * SCALE,
      depth: look.depthMm * SCALE,
      thickness: look.thicknessMm * SCALE * THICKER,
    };
    const lay = () => (look.surface === "glass" ? glassPad(kit, shape, pose) : clothPad(kit, look, shape, pose));
    if (pose === "corner" && (look.surface === "glass" || look.widthMm >= WIDE_MM))
      namedCornerNear(kit, shape, look.surface === "glass" ? FIRST_WORD_OUT : 0, lay);
    else lay();
  },
};

/** Turns the pad so that its near right corner, with its name, lies `back` from where the near left one was. */
function namedCornerNear(kit: Kit, { width }: PadShape, back: number, lay: () => void): void {
  const [left, near] = NEAR_LEFT;
  kit.at([0, 0, near - left - width - back], null, lay, [0, -Math.PI / 2, 0]);
}

function clothPad(kit: Kit, look: MousePadLook, shape: PadShape, pose: string | undefined): void {
  const top = dull({ map: padArt(shape, look.surface, kit.palette.colors), roughness: 0.96 });
  const rubber = kit.material({ color: "#3a3d44", roughness: 0.85, envMapIntensity: 0.6, map: natural() });
  const bend = pose === "rolled" ? "rolled" : pose === "curled" ? "curled" : "flat";
  const { upper, lower } = padSurface(shape, bend);
  kit.add(upper, top);
  kit.add(lower, rubber);
  const thread = kit.palette.on ? kit.palette.at(0.15).multiplyScalar(0.3) : new THREE.Color("#2c2e33");
  kit.add(stitches(shape, bend), kit.material({ color: thread, roughness: 0.8, envMapIntensity: 0.4 }));
}

/** Cloth swallows light: what a plain material reflects would turn its black grey. */
function dull(parameters: THREE.MeshPhysicalMaterialParameters): THREE.MeshPhysicalMaterial {
  return new THREE.MeshPhysicalMaterial({ specularIntensity: 0.16, envMapIntensity: 0.5, ...parameters });
}

/** Etched glass: a dark milky plate with polished edges and rubber feet. */
function glassPad(kit: Kit, { width, depth, thickness }: PadShape, pose: string | undefined): void {
  const etched = dull({
    map: padArt({ width, depth, thickness }, "glass", kit.palette.colors),
    roughness: 0.3,
    // From straight above the whole plate would mirror the soft box, and neither rings nor name could be seen.
    specularIntensity: pose === "from above" ? 0.08 : 0.7,
    clearcoat: pose === "from above" ? 0.04 : 0.5,
    clearcoatRoughness: 0.22,
  });
  const edge = kit.material({ color: "#5f8f96", roughness: 0.28, metalness: 0.3, envMapIntensity: 0.5 });
  const build = () => {
    const corner = 0.16;
    const shape = new THREE.Shape();
    const [x, y] = [width / 2, depth / 2];
    shape.moveTo(-x + corner, -y);
    shape.absarc(x - corner, -y + corner, corner, -Math.PI / 2, 0);
    shape.absarc(x - corner, y - corner, corner, 0, Math.PI / 2);
    shape.absarc(-x + corner, y - corner, corner, Math.PI / 2, Math.PI);
    shape.absarc(-x + corner, -y + corner, corner, Math.PI, Math.PI * 1.5);
    kit.slab(shape, thickness, edge, [0, FOOT + thickness / 2, 0], { bevel: 0.012, axis: "y" });
    const face = new THREE.ShapeGeometry(shape, 16);
    const [points, uv] = [face.getAttribute("position"), face.getAttribute("uv")];
    for (let index = 0; index < uv.count; index += 1)
      uv.setXY(index, points.getX(index) / width + 0.5, points.getY(index) / depth + 0.5);
    face.scale(1 - 0.03 / width, 1 - 0.03 / depth, 1).rotateX(-Math.PI / 2);
    kit.add(face, etched, [0, FOOT + 0.0005 + thickness, 0], { castsShadow: false });
    for (const footX of [-1, 1])
      for (const footZ of [-1, 1])
        kit.cylinder(
          [footX * (width / 2 - 0.24), FOOT / 2, footZ * (depth / 2 - 0.24)],
          0.14,
          FOOT,
          kit.materials.rubber,
          "y",
        );
  };
  // What is rolled of cloth is shown leaning of glass: it stands on its long edge on a stand.
  kit.at([width / 2 - 0.82, 0, 0.82 - depth / 2], null, () => {
    if (pose !== "rolled") {
      build();
      return;
    }
    const lean = 0.3;
    const front = (depth / 2) * Math.sin(lean) + thickness;
    kit.at([0, (depth / 2) * Math.cos(lean) + 0.05, 0], null, build, [Math.PI / 2 - lean, 0, 0]);
    for (const x of [-width * 0.3, width * 0.3]) easel(kit, x, front, depth * 0.55, lean);
  });
}

/** A foot with a lip before the plate's edge, and the arm behind it. */
function easel(kit: Kit, x: number, front: number, height: number, lean: number): void {
  const { gunmetal } = kit.materials;
  kit.box([x, 0.025, front - 0.4], [0.16, 0.05, 1.1], gunmetal, 0.015);
  kit.box([x, 0.08, front + 0.1], [0.16, 0.16, 0.08], gunmetal, 0.02);
  kit.at(
    [x, 0.03, front - 0.14],
    null,
    () => {
      kit.box([0, height / 2, 0], [0.12, height, 0.06], gunmetal, 0.015);
    },
    [-lean, 0, 0],
  );
}
