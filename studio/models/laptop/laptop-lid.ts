import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { shine } from "../../kit/lights.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { paletteOf } from "../../kit/palettes.ts";
import { label } from "../../kit/prints.ts";
import { screenArt } from "../../kit/textures/screen-art.ts";
import type { LaptopLook } from "../../looks/desk-looks.ts";
import { deckHeight, type LaptopBody, WIDTH } from "./laptop-body.ts";
import { shellMaterial } from "./laptop-chassis.ts";
import { lidWear } from "./lid-wear.ts";

/** How far the lid leans forward. Ajar its back looks up to the lamps; open it would look at the dark floor. */
const OPEN = -0.34;
const LEAN: Record<string, number> = { ajar: 0.3, closed: Math.PI / 2 };
const CLEARANCE = 0.012;

/** The lid on its hinge, open or closed, with what the screen shows. */
export function lid(kit: Kit, look: LaptopLook, body: LaptopBody, pose: string | undefined): void {
  const { hingeInset, lidThickness, depth } = body;
  const reach = depth - hingeInset - 0.01;
  const face = lidThickness * 0.4;
  const hingeY = deckHeight(body) + CLEARANCE + face;
  const hingeZ = -depth / 2 + hingeInset;
  hinge(kit, look, hingeY, hingeZ);
  kit.at(
    [0, hingeY, hingeZ],
    null,
    () => {
      const middle = reach / 2;
      kit.slab(
        roundedRectangle(WIDTH, reach, body.corner),
        lidThickness,
        shellMaterial(kit, look),
        [0, middle, face - lidThickness / 2],
        {
          bevel: 0.02,
          bevelSegments: 4,
        },
      );
      lidMark(kit, look, middle, face - lidThickness);
      if (look.lidMarks) lidWear(kit, [WIDTH, reach], middle, face - lidThickness);
      screen(kit, look, body, { reach, face, isClosed: pose === "closed" });
    },
    [LEAN[pose ?? ""] ?? OPEN, 0, 0],
  );
}

function hinge(kit: Kit, look: LaptopLook, y: number, z: number): void {
  // Its round stays below the edge of the closed lid.
  const [low, ahead] = [y - 0.03, z + 0.012];
  const metal = kit.shared("laptop hinge", () => kit.material({ color: "#1d1e22", metalness: 0.6, roughness: 0.45 }));
  if (look.body === "slim") kit.cylinder([0, y - 0.012, z], 0.036, WIDTH * 0.76, metal, "x", { segments: 28 });
  else
    for (const x of [-1, 1]) {
      kit.cylinder([x * WIDTH * 0.31, low, ahead], 0.048, 0.62, metal, "x", { segments: 32 });
      for (const end of [-0.3, 0.3])
        kit.cylinder([x * WIDTH * 0.31 + end, low, ahead], 0.05, 0.02, kit.materials.gunmetal, "x", { segments: 32 });
    }
}

function screen(
  kit: Kit,
  look: LaptopLook,
  { corner, screenRim }: LaptopBody,
  { reach, face, isClosed }: { reach: number; face: number; isClosed: boolean },
): void {
  // Light of the studio's lamps would make a black frame grey.
  const black = new THREE.MeshBasicMaterial({ color: "#050506" });
  const bezel = roundedRectangle(WIDTH - 0.036, reach - 0.036, corner - 0.01);
  kit.add(new THREE.ShapeGeometry(bezel, 12), black, [0, reach / 2, face + 0.002], { castsShadow: false });
  const rubber = roundedRectangle(WIDTH - 0.03, reach - 0.03, corner - 0.008);
  rubber.holes.push(
    new THREE.Path(
      roundedRectangle(WIDTH - 0.056, reach - 0.056, corner - 0.02)
        .getPoints(8)
        .toReversed(),
    ),
  );
  kit.slab(rubber, 0.012, kit.materials.rubber, [0, reach / 2, face + 0.004], { bevel: 0.003 });
  if (isClosed) return;
  const [width, height] = [WIDTH - screenRim.side * 2, reach - screenRim.top - screenRim.bottom];
  const middle = (reach + screenRim.bottom - screenRim.top) / 2;
  const { colors, at } = paletteOf(look.screen ?? look.palette);
  const picture = new THREE.MeshBasicMaterial({
    map: screenArt(width, height, colors, look.art),
    color: new THREE.Color(0.86, 0.86, 0.86),
  });
  picture.userData["castsNoShadow"] = true;
  kit.add(new THREE.PlaneGeometry(width, height), picture, [0, middle, face + 0.005]);
  kit.cylinder([0, reach - screenRim.top / 2, face + 0.003], 0.016, 0.004, kit.materials.gloss, "z", { segments: 24 });
  kit.cylinder([0, reach - screenRim.top / 2, face + 0.005], 0.007, 0.004, kit.materials.gunmetal, "z", {
    segments: 16,
  });
  label(kit, "TEMPO", [0, screenRim.bottom * 0.5 + 0.008, face + 0.004], 0.42, "z", {
    color: "#8f96a3",
    weight: 600,
    letterSpacing: 20,
  });
  for (let light = 0; light < 6; light += 1) {
    const share = light / 5;
    shine(kit, [(share - 0.5) * WIDTH * 0.8, reach * 0.45, 0.15], [0, -0.45, 1], at(share), 0.055);
  }
}

/** The shop's chevrons, inlaid in polished metal. */
function lidMark(kit: Kit, look: LaptopLook, middle: number, back: number): void {
  const lit = kit.palette.on && look.body !== "slim";
  const polished = kit.shared("laptop mark", () => {
    if (!lit) return kit.material({ color: kit.isWhite ? "#5d6066" : "#c4c8ce", metalness: 0.55, roughness: 0.3 });
    const light = new THREE.MeshBasicMaterial({ color: kit.palette.at(0.3).multiplyScalar(1.1) });
    light.userData["castsNoShadow"] = true;
    return light;
  });
  const chevron = new THREE.Shape();
  for (const [x, y] of [
    [-0.24, 0],
    [0, 0.18],
    [0.24, 0],
    [0.24, -0.075],
    [0, 0.105],
    [-0.24, -0.075],
  ] as const)
    if (chevron.curves.length === 0 && chevron.currentPoint.lengthSq() === 0 && x === -0.24) chevron.moveTo(x, y);
    else chevron.lineTo(x, y);
  for (const y of [0.08, -0.075])
    kit.slab(chevron, 0.016, polished, [0, middle + y, back - 0.002], { bevel: 0, axis: "-z" });
}
