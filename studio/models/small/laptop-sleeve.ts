import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { label } from "../../kit/prints.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { canvas, canvasTexture, random } from "../../kit/textures/canvas.ts";
import type { LaptopSleeveLook } from "../../looks/small-looks.ts";
import type { Model } from "../../model.ts";

const CORNER = 0.22;
/** How far the zip runs down beside each upper corner. */
const ZIP_DOWN = 0.3;
/** How far the zip's tape stands out from the outline. */
const TAPE_OUT = 0.04;

/** Felted wool with a flat zip and a pocket, standing a little open on its lower edge. */
export const laptopSleeve: Model<LaptopSleeveLook> = {
  angles: {
    hero: { azimuth: 28, elevation: 14 },
    side: { azimuth: 70, elevation: 22 },
    back: { azimuth: 208, elevation: 14 },
    detail: { azimuth: 24, elevation: 26, closeUp: { at: [1.25, 2.35, 0], radius: 0.75 } },
  },
  smallestShadow: 0.02,
  build(kit, look) {
    const [width, height] = look.inches === 14 ? [3.35, 2.5] : [3.75, 2.72];
    const felt = kit.material({ map: feltTexture(), color: "#6b6f76", roughness: 1, envMapIntensity: 0.25 });
    kit.at(
      [0, height / 2 - 0.02, 0],
      null,
      () => {
        for (const side of [-1, 1]) kit.add(panel(width, height, side), felt);
        edge(kit, width, height);
        pocket(kit, felt, width, height);
        tag(kit, look.inches, width, height);
      },
      [-0.12, 0, 0],
    );
  },
};

const feltTexture = (): THREE.Texture =>
  canvasTexture(
    canvas(512, 512, (context) => {
      const next = random(31);
      context.fillStyle = "#b9bcc1";
      context.fillRect(0, 0, 512, 512);
      for (let fibre = 0; fibre < 9000; fibre += 1) {
        const grey = 110 + next() * 130;
        const [x, y, turn] = [next() * 512, next() * 512, next() * 6.3];
        context.strokeStyle = `rgba(${grey},${grey},${grey + 4},.3)`;
        context.lineWidth = 0.6 + next();
        context.beginPath();
        context.moveTo(x, y);
        context.quadraticCurveTo(
          x + Math.cos(turn) * 9,
          y + Math.sin(turn) * 9,
          x + Math.cos(turn + 0.8) * 18,
          y + Math.sin(turn + 0.8) * 18,
        );
        context.stroke();
      }
    }),
    { srgb: true, repeat: [1, 1] },
  );

/** One soft side: flat in the middle, round towards its edge. */
function panel(width: number, height: number, side: number): THREE.BufferGeometry {
  const geometry = new THREE.PlaneGeometry(width, height, 60, 48);
  const points = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let index = 0; index < points.count; index += 1) {
    let [x, y] = [points.getX(index), points.getY(index)];
    const [cornerX, cornerY] = [Math.abs(x) - (width / 2 - CORNER), Math.abs(y) - (height / 2 - CORNER)];
    if (cornerX > 0 && cornerY > 0) {
      const pull = Math.max(cornerX, cornerY) / Math.hypot(cornerX, cornerY);
      x = Math.sign(x) * (width / 2 - CORNER + cornerX * pull);
      y = Math.sign(y) * (height / 2 - CORNER + cornerY * pull);
    }
    const inner = Math.min(1, Math.max(0, CORNER - Math.max(cornerX, cornerY)) / 0.34);
    const pillow =
      0.02 + 0.13 * Math.sqrt(1 - (1 - inner) ** 2) + 0.012 * Math.sin(x * 2.1) * Math.sin(y * 2.7) * inner;
    points.setXYZ(index, x * side, y, pillow * side);
    uv.setXY(index, x * 0.8, y * 0.8);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** Piping all around; the zip with its teeth and puller over the top and both corners. */
function edge(kit: Kit, width: number, height: number): void {
  const piping = kit.material({ color: "#26282c", roughness: 0.9 });
  const points = roundedRectangle(width - 0.02, height - 0.02, CORNER)
    .getSpacedPoints(240)
    .slice(0, -1)
    .map(({ x, y }) => new THREE.Vector3(x, y, 0));
  kit.add(new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points, true), 480, 0.035, 10, true), piping);
  kit.slab(tape(width, height), 0.12, piping, [0, 0, 0], { bevel: 0.012 });
  // Leather folded over the edge holds each end of the tape.
  for (const side of [-1, 1])
    kit.box([side * (width / 2 - 0.015), height / 2 - CORNER - ZIP_DOWN, 0], [0.17, 0.14, 0.19], leatherOf(kit), 0.024);
  zipTeeth(kit, width, height);
  kit.at([width / 2 - 0.55, height / 2, 0], null, () => zipPull(kit));
}

/** The zip's way over the upper edge, `out` from the sleeve's outline: from one side up, around both corners, down again. */
function zipWay(width: number, height: number, out: number): THREE.Path {
  const [x, y] = [width / 2 - CORNER, height / 2 - CORNER];
  const way = new THREE.Path();
  way.moveTo(-x - CORNER - out, y - ZIP_DOWN);
  way.lineTo(-x - CORNER - out, y);
  way.absarc(-x, y, CORNER + out, Math.PI, Math.PI / 2, true);
  way.absarc(x, y, CORNER + out, Math.PI / 2, 0, true);
  way.lineTo(x + CORNER + out, y - ZIP_DOWN);
  return way;
}

/** The zip's tape lies over the piping. */
function tape(width: number, height: number): THREE.Shape {
  const outer = zipWay(width, height, TAPE_OUT).getPoints(24);
  const inner = zipWay(width, height, -0.02).getPoints(24);
  return new THREE.Shape([...outer, ...inner.toReversed()]);
}

/** Two rows that mesh, half sunk into the tape. */
function zipTeeth(kit: Kit, width: number, height: number): void {
  const pitch = 0.026;
  const way = zipWay(width, height, TAPE_OUT + 0.002);
  const teeth = Math.floor(way.getLength() / pitch);
  for (let tooth = 0; tooth <= teeth; tooth += 1) {
    const share = tooth / teeth;
    const { x, y } = way.getPointAt(share);
    const tangent = way.getTangentAt(share);
    const rotation = [0, 0, Math.atan2(tangent.y, tangent.x)] as const;
    const aside = tooth % 2 === 0 ? 0.014 : -0.014;
    kit.box([x, y, aside], [0.021, 0.026, 0.052], kit.materials.gunmetal, 0.006, { rotation });
  }
}

/** The slider on the tape, its tongue over the felt's shoulder, and the leather that lies on the felt. */
function zipPull(kit: Kit): void {
  const { aluminium, gunmetal } = kit.materials;
  const leather = leatherOf(kit);
  kit.box([0, 0.062, 0], [0.16, 0.05, 0.1], aluminium, 0.02);
  kit.box([0, -0.012, 0.094], [0.07, 0.2, 0.022], aluminium, 0.01, { rotation: [-0.47, 0, 0] });
  kit.box([0, -0.235, 0.15], [0.1, 0.3, 0.035], leather, 0.014, { rotation: [-0.15, 0, 0] });
  kit.cylinder([0, -0.125, 0.15], 0.02, 0.014, gunmetal, "z", { segments: 24 });
}

/** A flat pocket for the charger's cable, sewn onto the front. */
function pocket(kit: Kit, felt: THREE.Material, width: number, height: number): void {
  const thread = kit.material({ color: "#2c2e32", roughness: 0.9 });
  const size = [width * 0.44, height * 0.46] as const;
  const [x, y] = [-width * 0.16, -height * 0.13];
  const flap = kit.slab(roundedRectangle(size[0], size[1], 0.1), 0.05, felt, [x, y, 0.155], { bevel: 0.022 });
  const uv = flap.geometry.getAttribute("uv");
  for (let index = 0; index < uv.count; index += 1) uv.setXY(index, uv.getX(index) * 0.8 + 0.31, uv.getY(index) * 0.8);
  for (let stitch = 0; stitch < 40; stitch += 1) {
    const share = stitch / 40;
    const reach = size[0] - 0.12;
    kit.box([x - reach / 2 + share * reach, y - size[1] / 2 + 0.06, 0.181], [reach / 62, 0.012, 0.006], thread, 0);
    for (const side of [-1, 1])
      if (stitch < 26)
        kit.box(
          [x + (side * reach) / 2, y - size[1] / 2 + 0.08 + stitch * ((size[1] - 0.14) / 26), 0.181],
          [0.012, (size[1] - 0.14) / 44, 0.006],
          thread,
          0,
        );
  }
}

const leatherOf = (kit: Kit) => kit.shared("leather", () => kit.material({ color: "#5e3219", roughness: 0.6 }));

/** A leather tag with the size. */
function tag(kit: Kit, inches: number, width: number, height: number): void {
  const leather = leatherOf(kit);
  const [x, y] = [width / 2 - 0.74, -height / 2 + 0.56];
  kit.slab(roundedRectangle(0.72, 0.36, 0.05), 0.035, leather, [x, y, 0.155], { bevel: 0.01 });
  label(kit, "RIGSMITH", [x, y + 0.07, 0.175], 0.72, "z", { color: "#d9b98f", weight: 800 });
  label(kit, `${inches} in`, [x, y - 0.08, 0.175], 0.72, "z", { color: "#d9b98f", weight: 600 });
}
