import type { Kit } from "../kit/kit.ts";
import { label } from "../kit/prints.ts";
import type { FootrestLook } from "../looks/furniture-looks.ts";
import type { Model, Vector } from "../model.ts";
import { suede, woven } from "./upholstery/covers.ts";
import { panel, straighten } from "./upholstery/panel.ts";
import { piping, stitches } from "./upholstery/seams.ts";
import { spline } from "./upholstery/spline.ts";

const WIDTH = 4.4;
const HALF = WIDTH / 2;
/** One repeat of the weave; a little finer than a chair's, as one looks closer. */
const CLOTH = 0.62;
/** The foam's cross-section, from the front's foot over the top to the back's foot: across the depth, and up. */
const depthAt = spline([
  [0, 1.44],
  [0.1, 1.5],
  [0.2, 1.38],
  [0.4, 0.66],
  [0.6, -0.2],
  [0.76, -1.0],
  [0.86, -1.38],
  [0.93, -1.5],
  [1, -1.44],
]);
const heightAt = spline([
  [0, 0.02],
  [0.1, 0.2],
  [0.2, 0.44],
  [0.4, 0.82],
  [0.6, 1.1],
  [0.76, 1.18],
  [0.86, 1.02],
  [0.93, 0.66],
  [1, 0.02],
]);

/** A foam wedge in a cover that zips off. One unit is 10 cm. */
export const footrest: Model<FootrestLook> = {
  angles: {
    hero: { azimuth: 30, elevation: 26, fill: 0.82 },
    front: { azimuth: 0, elevation: 34, fill: 0.82 },
    side: { azimuth: 78, elevation: 12, fill: 0.82 },
    back: { azimuth: 150, elevation: 20, fill: 0.82 },
    detail: { azimuth: 44, elevation: 24, closeUp: { at: [1.6, 0.55, 0.55], radius: 1.25 } },
  },
  smallestShadow: 0.02,
  lighting: () => ({ light: 1.12 }),
  build(kit) {
    const cover = woven(kit, "#63676f");
    const side = woven(kit, "#303238");
    const cord = suede(kit, "#8f3a16");
    const thread = suede(kit, "#a8481f");
    kit.add(
      panel(64, 72, (across, along) => onTop(across * 2 - 1, along), CLOTH),
      cover,
    );
    for (const end of [-1, 1]) {
      const cap = panel(72, 14, (around, share) => onEnd(end, end > 0 ? 1 - around : around, share));
      kit.add(
        straighten(cap, (_x, y, z) => [z, y], CLOTH),
        side,
      );
      piping(
        kit,
        around((along) => onTop(end, along)),
        cord,
        0.026,
      );
      stitches(
        kit,
        around((along) => onTop(end * 0.955, along, 0.008)),
        thread,
        { stitch: 0.1, gap: 0.05, thread: 0.01 },
      );
    }
    kit.box([0, 0.02, 0], [WIDTH - 0.2, 0.04, 2.8], kit.materials.rubber, 0.015);
    zip(kit);
    badge(kit);
  },
};

const around = (at: (along: number) => Vector): Vector[] => Array.from({ length: 41 }, (_, step) => at(step / 40));

/** `lift` is how far it lies above the cloth. */
function onTop(across: number, along: number, lift = 0): Vector {
  const puff = 0.05 * (1 - across ** 4) * Math.sin(along * Math.PI);
  const [z, y] = [depthAt(along), heightAt(along)];
  const [run, climb] = [depthAt(along + 0.01) - depthAt(along - 0.01), heightAt(along + 0.01) - heightAt(along - 0.01)];
  const slope = Math.hypot(run, climb) || 1;
  return [across * HALF, y + puff - (run / slope) * lift, z * (1 + 0.02 * (1 - across ** 4)) + (climb / slope) * lift];
}

/** The D-shaped end, a little puffed; `share` from its seam to its middle. */
function onEnd(end: number, along: number, share: number): Vector {
  const out = Math.cos((share * Math.PI) / 2);
  const [middleZ, middleY] = [-0.2, 0.02];
  return [
    end * (HALF + 0.03 * Math.sin(share * Math.PI)),
    Math.max(0.02, middleY + (heightAt(along) - middleY) * out),
    middleZ + (depthAt(along) - middleZ) * out,
  ];
}

function zip(kit: Kit): void {
  const { black, gunmetal } = kit.materials;
  kit.at(
    [0, 0.42, -1.545],
    "-z",
    () => {
      kit.box([0, 0, 0], [3.5, 0.11, 0.03], kit.materials.matte, 0.012);
      for (let tooth = 0; tooth < 70; tooth += 1)
        kit.box(
          [-1.72 + tooth * 0.05, tooth % 2 === 0 ? 0.008 : -0.008, 0.018],
          [0.026, 0.034, 0.014],
          gunmetal,
          0.004,
        );
      kit.box([1.5, 0, 0.04], [0.16, 0.1, 0.04], gunmetal, 0.015);
      kit.box([1.5, -0.15, 0.05], [0.07, 0.26, 0.02], black, 0.01, { rotation: [-0.12, 0, 0.1] });
    },
    [0.08, 0, 0],
  );
}

/** A cloth tag sewn on the front. */
function badge(kit: Kit): void {
  const at = (across: number, along: number, lift: number) =>
    onTop(0.7 + (across - 0.5) * 0.3, 0.18 + (along - 0.5) * 0.08, lift);
  kit.add(
    panel(8, 12, (across, along) => at(across, along, 0.012)),
    suede(kit, "#17181b"),
  );
  const [, lowY, lowZ] = at(0.5, 0.4, 0);
  const [x, y, z] = at(0.5, 0.5, 0.022);
  const [, highY, highZ] = at(0.5, 0.6, 0);
  kit.at([x, y, z], [0, lowZ - highZ, highY - lowY], () =>
    label(kit, "PERCH", [0, 0, 0], 0.5, "z", { color: "#a8481f", weight: 800, letterSpacing: 12 }),
  );
}
