import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { canvas, canvasTexture } from "../../kit/textures/canvas.ts";
import { fanBlade } from "./fan-blade.ts";

const ROTOR_PX = 256;
const WEDGES = 96;
/** How much light a frosted blade lets through, at the hub and at its tip beside the ring. */
const GLOW = { hub: 0.05, tip: 1 } as const;

/** The blades of a rotor around local +Z: frosted ones carry the light of the ring, which begins at `phase` turns. */
export function blades(
  kit: Kit,
  radius: number,
  { count, spin, frosted, phase }: { count: number; spin: number; frosted: boolean; phase: number },
): void {
  const material = frosted ? frostedBlades(kit) : solidBlades(kit);
  for (let blade = 0; blade < count; blade += 1) {
    const turn = (2 * Math.PI * blade) / count + spin;
    const geometry = fanBlade(radius, count);
    if (frosted) lookUpRotor(geometry, radius, turn + phase * 2 * Math.PI);
    kit.add(geometry, material, [0, 0, 0], { rotation: [0, 0, turn], castsShadow: false });
  }
}

/** Lays the picture of the whole rotor over a blade that will be turned by `turn`. */
function lookUpRotor(blade: THREE.BufferGeometry, radius: number, turn: number): void {
  const place = blade.getAttribute("position");
  const uv = new THREE.Float32BufferAttribute(new Float32Array(place.count * 2), 2);
  const [cos, sin] = [Math.cos(turn) / (radius * 2), Math.sin(turn) / (radius * 2)];
  for (let point = 0; point < place.count; point += 1) {
    const [x, y] = [place.getX(point), place.getY(point)];
    uv.setXY(point, x * cos - y * sin + 0.5, x * sin + y * cos + 0.5);
  }
  blade.setAttribute("uv", uv);
}

/** Milky blades: pale at the hub, and towards the tips ever more of the ring's light, which enters there. */
function frostedBlades(kit: Kit): THREE.Material {
  return kit.shared("frosted blades", () => {
    const [pale, tinted] = kit.isWhite ? [0.36, 0.4] : [0.2, 0.3];
    const milk = new THREE.Color("#c6ceda").multiplyScalar(pale);
    const tint = (turn: number, out: number) =>
      milk.clone().lerp(kit.palette.around(turn).multiplyScalar(tinted), 0.15 + 0.4 * out);
    const light = (turn: number, out: number) =>
      kit.palette.around(turn).multiplyScalar(GLOW.hub + (GLOW.tip - GLOW.hub) * out ** 2.2);
    return kit.material({
      map: rotorPicture(tint),
      roughness: 0.38,
      emissive: "#ffffff",
      emissiveMap: rotorPicture(light),
      emissiveIntensity: 0.3,
    });
  });
}

/** A disc of colours by turn and by distance from the hub, 0 to 1. */
function rotorPicture(colorAt: (turn: number, out: number) => THREE.Color): THREE.Texture {
  const middle = ROTOR_PX / 2;
  const picture = canvas(ROTOR_PX, ROTOR_PX, (context) => {
    for (let wedge = 0; wedge < WEDGES; wedge += 1) {
      const [from, to] = [wedge, wedge + 1.5].map((each) => Math.PI - (each / WEDGES) * 2 * Math.PI);
      const outwards = context.createRadialGradient(middle, middle, middle * 0.28, middle, middle, middle * 0.88);
      for (let stop = 0; stop <= 6; stop += 1)
        outwards.addColorStop(stop / 6, `#${colorAt((wedge + 0.5) / WEDGES, stop / 6).getHexString()}`);
      context.fillStyle = outwards;
      context.beginPath();
      context.moveTo(middle, middle);
      context.arc(middle, middle, middle * 1.5, from ?? 0, to ?? 0, true);
      context.fill();
    }
  });
  return canvasTexture(picture, { srgb: true });
}

/** Blades in the finish's own plastic. */
export function solidBlades(kit: Kit): THREE.Material {
  return kit.shared("solid blades", () =>
    kit.material({ color: kit.isWhite ? "#d5d8dc" : "#1b1d21", roughness: 0.42 }),
  );
}
