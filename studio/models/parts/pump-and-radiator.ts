import type { Kit } from "../../kit/kit.ts";
import { lightRing } from "../../kit/lights.ts";
import { decal, label } from "../../kit/prints.ts";
import { canvas } from "../../kit/textures/canvas.ts";
import type { Vector } from "../../model.ts";

/** Height and depth of a radiator for 120 mm fans, in units. */
const WIDTH = 1.18;
const DEPTH = 0.27;
/** Height of the lips along a radiator's long edges; between them its fins show. */
const LIP = 0.05;

/** Distance from fin to fin and how deep a fin is: neighbours lean against each other in a zigzag. */
const FIN_PITCH = 0.028;
const FIN_DEPTH = DEPTH - 0.05;

/** The bare radiator: long side along local X, fans would sit at local +Z or -Z; `width` is its size along local Y. */
export function radiatorCore(kit: Kit, length: number, width = WIDTH): void {
  const { dark } = kit.materials;
  const { fins, tubes, depths } = coreMaterials(kit);
  for (const end of [-1, 1]) kit.box([end * (length / 2 + 0.1), 0, 0], [0.22, width, DEPTH], dark, 0.035);
  for (const edge of [-1, 1])
    for (const side of [-1, 1])
      kit.box([0, edge * (width / 2 - 0.018), side * (DEPTH / 2 - LIP / 2)], [length, 0.036, LIP], dark, 0.008);
  kit.box([0, 0, 0], [length, width - 0.1, FIN_DEPTH - 0.03], depths, 0);
  const channels = Math.round(width / 0.13);
  for (let channel = 1; channel < channels; channel += 1)
    kit.box([0, -width / 2 + (width * channel) / channels, 0], [length, 0.02, FIN_DEPTH - 0.008], tubes, 0);
  const count = Math.round(length / FIN_PITCH);
  const lean = Math.atan(FIN_PITCH / FIN_DEPTH);
  for (let fin = 0; fin < count; fin += 1)
    kit.box([-length / 2 + (length * (fin + 0.5)) / count, 0, 0], [0.009, width - 0.044, FIN_DEPTH], fins, 0, {
      rotation: [0, fin % 2 === 0 ? lean : -lean, 0],
    });
}

/** Fins a little lighter than the product, so that they stand out against what lies between them. */
function coreMaterials(kit: Kit) {
  return kit.shared("radiator", () => ({
    fins: kit.material({
      color: kit.isWhite ? kit.finish.fins : "#4a4e56",
      metalness: 0.5,
      roughness: 0.5,
      envMapIntensity: 0.7,
    }),
    tubes: kit.material({ color: kit.isWhite ? "#8b8f95" : "#24272c", roughness: 0.6, envMapIntensity: 0.5 }),
    depths: kit.material({ color: kit.isWhite ? "#17181b" : "#040405", roughness: 0.9, envMapIntensity: 0.2 }),
  }));
}

export interface PumpOptions {
  radius?: number;
  /** What the display shows; without it the lid is a plain mirror with a ring. */
  temperature?: string | undefined;
  /** Without our coined make on its lid: sold under a real maker's name. */
  plain?: boolean;
}

/** The block on the processor with pump and lid, its face towards local +Z. */
export function pump(kit: Kit, position: Vector, { radius = 0.37, temperature, plain }: PumpOptions = {}): void {
  const { black, gloss } = kit.materials;
  kit.at(position, null, () => {
    const base = [
      [radius * 0.98, 0],
      [radius, 0.02],
      [radius, 0.16],
      [radius * 0.97, 0.18],
    ] as const;
    kit.turned([0, 0, 0], base, black, "z");
    const lid = [
      [radius * 0.9, 0],
      [radius * 0.94, 0.02],
      [radius * 0.94, 0.2],
      [radius * 0.9, 0.235],
      [0, 0.235],
    ] as const;
    kit.turned([0, 0, 0.18], lid, gloss, "z");
    lightRing(kit, radius * 0.88, radius * 0.05, 0.415, { strength: 1.7, power: 0.35, flat: 0.5, phase: 0.1 });
    if (temperature)
      decal(kit, displayFace(kit.palette.colors, temperature), [0, 0, 0.418], radius * 1.6, radius * 1.6, "z", {
        glow: 0.95,
      });
    else if (!plain)
      label(kit, "AQUILON", [0, 0, 0.418], radius * 1.5, "z", {
        color: kit.isWhite ? "#4a4f57" : "#b9c0ca",
        weight: 700,
        letterSpacing: 10,
      });
  });
}

function displayFace(colors: readonly string[], temperature: string): HTMLCanvasElement {
  const [first = "#9aa3b0", last = first] = [colors[0], colors.at(-1)];
  return canvas(512, 512, (context) => {
    context.fillStyle = "#05060a";
    context.beginPath();
    context.arc(256, 256, 248, 0, 7);
    context.fill();
    context.lineCap = "round";
    context.lineWidth = 14;
    const arc = (color: string, end: number) => {
      context.strokeStyle = color;
      context.beginPath();
      context.arc(256, 256, 196, 2.3, end);
      context.stroke();
    };
    arc("rgba(255,255,255,.13)", 7.1);
    arc(first, 4.9);
    context.textAlign = "center";
    context.fillStyle = "#fff";
    context.font = "700 164px Archivo";
    context.fillText(temperature, 272, 292);
    context.fillStyle = last;
    context.font = "600 54px Archivo";
    context.fillText("CPU", 256, 380);
  });
}
