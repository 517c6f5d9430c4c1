import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { canvas, canvasTexture, once } from "../../kit/textures/canvas.ts";
import type { Vector } from "../../model.ts";

/** Steel of sockets, slots and screws: duller than aluminium, since a lamp stands right above a board. */
export const boardSteel = (kit: Kit): THREE.MeshStandardMaterial =>
  kit.shared("board steel", () =>
    kit.material({ color: kit.isWhite ? "#9a9ea5" : "#6f737a", metalness: 0.75, roughness: 0.6, envMapIntensity: 0.6 }),
  );

/** An open processor socket: frame, contact field with its window, lever. */
export function processorSocket(kit: Kit, [x, y, z]: Vector): void {
  const { black, gunmetal } = kit.materials;
  const steel = boardSteel(kit);
  kit.box([x, y, z + 0.02], [0.66, 0.7, 0.04], gunmetal, 0.01);
  kit.box([x, y, z + 0.045], [0.52, 0.54, 0.02], black, 0.01);
  const contacts = kit.material({ map: contactField(), roughness: 0.45, metalness: 0.3, envMapIntensity: 0.6 });
  kit.add(new THREE.PlaneGeometry(0.44, 0.46), contacts, [x, y, z + 0.0565]);
  for (const side of [-1, 1]) {
    kit.box([x + side * 0.29, y, z + 0.055], [0.06, 0.66, 0.035], steel, 0.012);
    kit.box([x, y + side * 0.31, z + 0.055], [0.6, 0.06, 0.035], steel, 0.012);
  }
  const lever: Vector[] = [
    [x + 0.24, y - 0.39, z + 0.07],
    [x + 0.36, y - 0.38, z + 0.07],
    [x + 0.37, y - 0.3, z + 0.075],
    [x + 0.37, y + 0.28, z + 0.08],
    [x + 0.41, y + 0.36, z + 0.1],
  ];
  kit.tube(lever, 0.015, steel, { segments: 40, sides: 8 });
  for (const sideX of [-1, 1])
    for (const sideY of [-1, 1]) {
      kit.cylinder([x + sideX * 0.37, y + sideY * 0.44, z + 0.035], 0.045, 0.07, black, "z", { segments: 20 });
      kit.cylinder([x + sideX * 0.37, y + sideY * 0.44, z + 0.072], 0.026, 0.008, gunmetal, "z", { segments: 20 });
    }
}

const contactField = (): THREE.Texture =>
  once("contact field", () =>
    canvasTexture(
      canvas(512, 512, (context) => {
        context.fillStyle = "#0b0c0e";
        context.fillRect(0, 0, 512, 512);
        for (let row = 0; row < 42; row += 1)
          for (let column = 0; column < 42; column += 1) {
            const [x, y] = [10 + column * 12, 10 + row * 12];
            if (Math.abs(x - 256) < 70 && Math.abs(y - 256) < 70) continue;
            context.fillStyle = (row + column) % 2 === 0 ? "#b28a3d" : "#8d6a2a";
            context.fillRect(x - 3, y - 3, 6, 6);
          }
        context.fillStyle = "#17191d";
        context.fillRect(190, 190, 132, 132);
      }),
      { srgb: true },
    ),
  );

/** A memory slot along local Y with its latch and groove. */
export function memorySlot(kit: Kit, [x, y, z]: Vector, length: number, pale: boolean): void {
  const { black, gap, gunmetal } = kit.materials;
  kit.box([x, y, z + 0.04], [0.075, length, 0.08], pale ? gunmetal : black, 0.008);
  kit.box([x, y, z + 0.0795], [0.022, length * 0.93, 0.004], gap, 0);
  kit.box([x, y + length * 0.04, z + 0.08], [0.024, 0.02, 0.006], black, 0);
  kit.box([x, y + length / 2 + 0.02, z + 0.075], [0.06, 0.06, 0.15], boardSteel(kit), 0.012);
  kit.box([x, y - length / 2 - 0.01, z + 0.055], [0.06, 0.04, 0.1], black, 0.01);
}

/** A card slot along local X, armoured with steel when it takes graphics cards. */
export function cardSlot(kit: Kit, [x, y, z]: Vector, length: number, armoured: boolean): void {
  const { black, gap } = kit.materials;
  const shell = armoured ? boardSteel(kit) : black;
  kit.box([x, y, z + 0.055], [length, 0.085, 0.11], shell, 0.012);
  kit.box([x, y, z + 0.1095], [length * 0.95, 0.03, 0.005], gap, 0);
  kit.box([x - length * 0.34, y, z + 0.11], [0.03, 0.032, 0.008], shell, 0);
  kit.box([x + length / 2 + 0.035, y, z + 0.045], [0.07, 0.1, 0.1], black, 0.012);
}

/** A plug's housing with `columns` x `rows` pin holes, its face towards local +Z. */
export function pinHousing(
  kit: Kit,
  [x, y, z]: Vector,
  columns: number,
  rows: number,
  { pitch = 0.05, height = 0.15 }: { pitch?: number; height?: number } = {},
): void {
  const { black, gap } = kit.materials;
  kit.box([x, y, z + height / 2], [columns * pitch + 0.02, rows * pitch + 0.02, height], black, 0.008);
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const across = x + (column - (columns - 1) / 2) * pitch;
      const up = y + (row - (rows - 1) / 2) * pitch;
      kit.box([across, up, z + height], [pitch * 0.68, pitch * 0.68, 0.004], gap, 0);
    }
}

/** Where a plug behind the board is soldered in. */
export function solderPoints(kit: Kit, [x, y, z]: Vector, columns: number, rows: number, pitch = 0.05): void {
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const place: Vector = [x + (column - (columns - 1) / 2) * pitch, y + (row - (rows - 1) / 2) * pitch, z + 0.006];
      kit.cylinder(place, pitch * 0.3, 0.012, boardSteel(kit), "z", { segments: 14 });
    }
}

/** A row of bare pins in a low black foot. */
export function pinHeader(kit: Kit, [x, y, z]: Vector, columns: number): void {
  const { black, gold } = kit.materials;
  kit.box([x, y, z + 0.02], [columns * 0.026, 0.055, 0.04], black, 0.004);
  for (let column = 0; column < columns; column += 1)
    for (const row of [-0.013, 0.013])
      kit.box([x + (column - (columns - 1) / 2) * 0.026, y + row, z + 0.05], [0.008, 0.008, 0.07], gold, 0);
}

/** Two drive sockets, one above the other, looking towards local +X. */
export function driveSockets(kit: Kit, [x, y, z]: Vector): void {
  const { black, gap, gold } = kit.materials;
  kit.box([x, y, z + 0.075], [0.14, 0.17, 0.15], black, 0.01);
  for (const up of [0.045, 0.108]) {
    kit.box([x + 0.07, y, z + up], [0.004, 0.13, 0.034], gap, 0);
    kit.box([x + 0.071, y - 0.005, z + up - 0.006], [0.005, 0.1, 0.008], gold, 0);
  }
}

/** Coils of the voltage converters, in a row along `step`. */
export function coils(kit: Kit, [x, y, z]: Vector, step: readonly [x: number, y: number], count: number): void {
  const { gunmetal, black, trim } = kit.materials;
  for (let coil = 0; coil < count; coil += 1) {
    const center: Vector = [x + step[0] * coil, y + step[1] * coil, z + 0.045];
    kit.box(center, [0.078, 0.078, 0.09], black, 0.012);
    kit.box([center[0], center[1], z + 0.091], [0.05, 0.05, 0.004], coil % 2 === 0 ? gunmetal : trim, 0);
  }
}

/** Round capacitors, gold-banded for sound. */
export function capacitors(kit: Kit, [x, y, z]: Vector, step: readonly [number, number], count: number, gold: boolean) {
  const { black, gunmetal, gold: brass } = kit.materials;
  for (let index = 0; index < count; index += 1) {
    const center: Vector = [x + step[0] * index, y + step[1] * index, z + 0.05];
    kit.cylinder(center, 0.03, 0.1, gold ? brass : black, "z", { segments: 20 });
    kit.cylinder([center[0], center[1], z + 0.101], 0.026, 0.004, gold ? black : gunmetal, "z", { segments: 20 });
  }
}
