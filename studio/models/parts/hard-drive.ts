import type { Kit } from "../../kit/kit.ts";
import { roundedRectangle } from "../../kit/outlines.ts";
import { decal, label } from "../../kit/prints.ts";
import { canvas } from "../../kit/textures/canvas.ts";
import type { DriveLook } from "../../looks/part-looks.ts";
import { boardTraces, driveSticker, flatPrint } from "./drive-prints.ts";

/** 147 by 102 by 26 mm: a unit is 50 mm here. */
const LENGTH = 2.94;
const WIDTH = 2.04;
const DEPTH = 0.52;

/** A 3.5-inch disk: on edge for its portrait, leaning otherwise, its board to the camera from behind. */
export function hardDrive(kit: Kit, look: DriveLook, pose: string | undefined): void {
  if (pose === undefined) {
    kit.at([0, WIDTH / 2, 0], null, () => disk(kit, look));
    return;
  }
  const turned = pose === "back";
  // Near, its sticker comes to where a stick's is.
  const aside = pose === "near" ? -1.62 : 0;
  kit.at([aside, DEPTH / 2 + (turned ? 0.047 : 0.03), 0], null, () => disk(kit, look), [
    turned ? Math.PI / 2 : -Math.PI / 2,
    0,
    0,
  ]);
}

/** Lid towards +Z, sockets towards -X. */
function disk(kit: Kit, look: DriveLook): void {
  const { aluminium, trim, gap } = kit.materials;
  const cast = kit.material({ color: "#5c6067", metalness: 0.9, roughness: 0.5, envMapIntensity: 0.7 });
  const lid = kit.material({
    color: "#858a92",
    metalness: 0.6,
    roughness: 0.55,
    roughnessMap: aluminium.roughnessMap,
    envMapIntensity: 0.75,
  });
  const front = DEPTH / 2;
  kit.slab(roundedRectangle(LENGTH, WIDTH, 0.06), DEPTH - 0.03, cast, [0, 0, 0.015], { bevel: 0.02 });
  kit.slab(roundedRectangle(LENGTH - 0.12, WIDTH - 0.12, 0.12), 0.03, lid, [0, 0, front + 0.01], { bevel: 0.012 });
  const dome = [
    [0, 0.02],
    [0.74, 0.02],
    [0.78, 0.008],
    [0.78, 0],
  ] as const;
  kit.turned([-0.58, 0, front + 0.02], dome, lid, "z", 80);
  const spindle = [
    [0, 0.012],
    [0.2, 0.012],
    [0.21, 0],
  ] as const;
  kit.turned([-0.58, 0, front + 0.035], spindle, trim, "z", 48);
  for (const [x, y] of [
    [-1.31, 0.86],
    [0, 0.86],
    [1.31, 0.86],
    [-1.31, -0.86],
    [0, -0.86],
    [1.31, -0.86],
  ] as const) {
    kit.cylinder([x, y, front + 0.028], 0.042, 0.014, aluminium, "z", { segments: 24 });
    kit.cylinder([x, y, front + 0.036], 0.024, 0.006, gap, "z", { segments: 6 });
  }
  flatPrint(kit, sticker(look, kit.palette.colors), [0.8, 0, front + 0.03], 1.06, 1.3, "z", { transparent: false });
  for (const side of [-1, 1])
    for (const x of [-0.95, 0, 0.95])
      kit.cylinder([x, side * (WIDTH / 2 + 0.001), -0.05], 0.055, 0.006, gap, "y", { segments: 24 });
  circuit(kit, look);
}

/** The board under the disk and the sockets at its end. */
function circuit(kit: Kit, look: DriveLook): void {
  const { black, gold, gunmetal, aluminium, gap } = kit.materials;
  const back = -DEPTH / 2;
  const green = kit.material({ color: "#10221a", roughness: 0.55 });
  kit.slab(
    [
      [-1.4, -0.94],
      [0.9, -0.94],
      [0.9, 0.3],
      [0.3, 0.94],
      [-1.4, 0.94],
    ],
    0.025,
    green,
    [0, 0, back + 0.012],
    { bevel: 0 },
  );
  for (const [x, y, width, height, name] of [
    [-0.5, 0.1, 0.5, 0.5, "C1"],
    [-0.06, -0.52, 0.36, 0.24, "D4"],
    [-0.9, -0.55, 0.28, 0.28, "M7"],
    [0.1, 0.35, 0.3, 0.3, "P2"],
  ] as const) {
    kit.box([x, y, back - 0.012], [width, height, 0.04], black, 0.006);
    // Read from where the sockets are on the left.
    const print = { color: "#8d939d", weight: 700, rotation: [0, 0, Math.PI] } as const;
    label(kit, name, [x, y, back - 0.0335], name.length > 2 ? width * 1.4 : width * 2.6, "-z", print);
    kit.cylinder([x + width * 0.38, y + height * 0.36, back - 0.0325], 0.016, 0.002, gunmetal, "z", { segments: 16 });
  }
  for (const [x, y] of [
    [-1.3, 0.6],
    [-1.3, -0.6],
    [0.2, 0.84],
    [0.76, -0.84],
    [0.76, 0.18],
  ] as const) {
    kit.cylinder([x, y, back - 0.006], 0.042, 0.016, aluminium, "z", { segments: 24 });
    kit.cylinder([x, y, back - 0.015], 0.02, 0.004, gap, "z", { segments: 6 });
  }
  // The upper row ends before the board's cut corner.
  for (const [y, count] of [
    [-0.84, 12],
    [0.78, 9],
  ] as const)
    for (let part = 0; part < count; part += 1)
      kit.box([-1.25 + part * 0.17, y, back - 0.006], [0.07, 0.04, 0.02], gunmetal, 0);
  decal(kit, boardTraces(880, 940), [-0.52, 0, back - 0.0015], 1.68, 1.8, "-z", { roughness: 0.6 });
  const plain = driveSticker(look, kit.palette.colors, true);
  flatPrint(kit, plain, [1.18, 0, back - 0.003], 0.7, 0.443, "-z", {
    transparent: false,
    rotation: [0, 0, Math.PI / 2],
  });
  kit.cylinder([0.62, -0.42, back - 0.004], 0.36, 0.03, aluminium, "z");
  kit.cylinder([0.62, -0.42, back - 0.02], 0.14, 0.012, gap, "z");
  const end = -LENGTH / 2;
  kit.box([end + 0.03, 0.1, back + 0.115], [0.1, 0.94, 0.19], black, 0.01);
  kit.box([end - 0.021, -0.1, back + 0.12], [0.006, 0.44, 0.06], gap, 0);
  kit.box([end - 0.021, 0.38, back + 0.12], [0.006, 0.24, 0.06], gap, 0);
  for (let pin = 0; pin < 15; pin += 1)
    kit.box([end - 0.024, -0.29 + pin * 0.027, back + 0.125], [0.004, 0.014, 0.03], gold, 0);
  for (let pin = 0; pin < 7; pin += 1)
    kit.box([end - 0.024, 0.29 + pin * 0.029, back + 0.125], [0.004, 0.014, 0.03], gold, 0);
}

function sticker({ capacity, connection }: DriveLook, colors: readonly string[]): HTMLCanvasElement {
  return canvas(700, 860, (context) => {
    context.fillStyle = "#cfd2d7";
    context.fillRect(0, 0, 700, 860);
    context.fillStyle = "#171b24";
    context.fillRect(0, 0, 700, 230);
    context.fillStyle = "#fff";
    context.font = "800 108px Archivo";
    context.fillText("Hard drive", 44, 150);
    context.fillStyle = colors[0] ?? "#9aa3b0";
    context.fillRect(44, 182, 180, 12);
    context.fillStyle = "#171b24";
    context.font = "800 190px Archivo";
    context.fillText(capacity, 36, 420);
    context.font = "600 50px Archivo";
    context.fillStyle = "#4b525e";
    context.fillText(`3.5 inch · ${connection}`, 44, 520);
    context.fillStyle = "#20252e";
    for (let line = 0; line < 64; line += 1) context.fillRect(44 + line * 9.4, 640, ((line * 7) % 5) + 2, 110);
    context.font = "500 30px Archivo";
    context.fillText("Store in a dry place", 44, 812);
  });
}
