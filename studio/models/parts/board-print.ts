import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { roundedHole } from "../../kit/outlines.ts";
import { canvas, canvasTexture, once, random } from "../../kit/textures/canvas.ts";
import { boardSteel } from "./board-sockets.ts";

/** A place on the board that something stands on or is printed on: its middle and its size, in units. */
export type Taken = readonly [x: number, y: number, width: number, height: number];

const DARK = { base: "#0c0f14", trace: "#1b222b", silk: "#59616d", chip: "#20232a", pad: "#5b6068" } as const;
const LIGHT = { base: "#d3d6da", trace: "#bbbfc5", silk: "#868b93", chip: "#565b63", pad: "#9a9da3" } as const;

type Colors = { [Name in keyof typeof DARK]: string };

/** The texture's side, in units (the height of an ATX board) and in pixels. */
const PRINT = 3.05;
const SIDE_PX = 1024;
const PX = SIDE_PX / PRINT;
/** Room around a designator and a chip, in pixels. */
const ROOM = 4;
const TRIES = 10;
const EDGE = 4;

export interface BoardSheet {
  width: number;
  height: number;
  /** For screws. */
  holes: readonly (readonly [x: number, y: number])[];
}

export function boardOutline({ width, height, holes }: BoardSheet): THREE.Shape {
  const outline = new THREE.Shape();
  outline.moveTo(0, 0);
  outline.lineTo(width, 0);
  outline.lineTo(width, height);
  outline.lineTo(0, height);
  for (const hole of holes) outline.holes.push(roundedHole(0.056, 0.056, 0.0279, hole));
  return outline;
}

/** A circuit board's face: traces, vias, small chips and their designators, which keep clear of what is taken. */
export function printedSheet(kit: Kit, sheet: BoardSheet, taken: readonly Taken[]): void {
  const geometry = new THREE.ShapeGeometry(boardOutline(sheet));
  const uv = geometry.getAttribute("uv");
  for (let index = 0; index < uv.count; index += 1) uv.setXY(index, uv.getX(index) / PRINT, uv.getY(index) / PRINT);
  const map = boardPrint(kit.isWhite, sheet, taken);
  kit.add(geometry, kit.material({ map, roughness: 0.55, envMapIntensity: 0.5 }), [0, 0, 0.0005]);
  for (const [x, y] of sheet.holes) kit.torus([x, y, 0.001], 0.045, 0.014, boardSteel(kit), "z", 0.3);
}

const boardPrint = (white: boolean, { width, height }: BoardSheet, taken: readonly Taken[]): THREE.Texture =>
  once(`board ${white} ${width} ${height} ${JSON.stringify(taken)}`, () =>
    canvasTexture(canvas(SIDE_PX, SIDE_PX, drawBoard(white ? LIGHT : DARK, new Room(width, height, taken))), {
      srgb: true,
    }),
  );

/** What is still free, in pixels from the texture's upper left corner. */
class Room {
  readonly width: number;
  readonly top: number;
  readonly #taken: { left: number; right: number; top: number; bottom: number }[];

  constructor(width: number, height: number, taken: readonly Taken[]) {
    this.width = width * PX;
    this.top = SIDE_PX - height * PX;
    this.#taken = taken.map(([x, y, across, up]) => ({
      left: (x - across / 2) * PX,
      right: (x + across / 2) * PX,
      top: SIDE_PX - (y + up / 2) * PX,
      bottom: SIDE_PX - (y - up / 2) * PX,
    }));
  }

  /** A free place for something this large, now taken; none when chance finds none. */
  place(next: () => number, width: number, height: number): readonly [left: number, top: number] | undefined {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const left = ROOM + next() * (this.width - width - ROOM * 2);
      const top = this.top + ROOM + next() * (SIDE_PX - this.top - height - ROOM * 2);
      const box = { left: left - ROOM, right: left + width + ROOM, top: top - ROOM, bottom: top + height + ROOM };
      const isFree = this.#taken.every(
        (other) => box.left > other.right || box.right < other.left || box.top > other.bottom || box.bottom < other.top,
      );
      if (!isFree) continue;
      this.#taken.push(box);
      return [left, top];
    }
    return undefined;
  }
}

function drawBoard(colors: Colors, room: Room) {
  return (context: CanvasRenderingContext2D, width: number, height: number) => {
    const next = random(17);
    context.fillStyle = colors.base;
    context.fillRect(0, 0, width, height);
    context.lineWidth = 2;
    context.strokeStyle = colors.trace;
    for (let bundle = 0; bundle < 34; bundle += 1) drawBundle(context, width, height, next);
    context.fillStyle = colors.trace;
    for (let via = 0; via < 620; via += 1)
      context.fillRect(next() * width, next() * height, 2 + next() * 5, 2 + next() * 5);
    for (let chip = 0; chip < 90; chip += 1) drawChip(context, colors, room, next);
    // A ground strip along the edge, which also sets a dark board off from a dark backdrop.
    context.strokeStyle = colors.pad;
    context.lineWidth = EDGE;
    context.strokeRect(EDGE / 2, room.top + EDGE / 2, room.width - EDGE, height - room.top - EDGE);
    context.fillStyle = colors.silk;
    context.font = "600 13px Archivo, sans-serif";
    for (let part = 0; part < 48; part += 1) {
      const name = `${"CRULJ".charAt(part % 5)}${Math.floor(100 + next() * 800)}`;
      const place = room.place(next, 36, 10);
      if (place) context.fillText(name, place[0], place[1] + 10);
    }
  };
}

/** A body between its two pads. */
function drawChip(context: CanvasRenderingContext2D, colors: Colors, room: Room, next: () => number): void {
  const [width, height] = [9 + next() * 14, 6 + next() * 8];
  const place = room.place(next, width + 6, height);
  if (!place) return;
  const [left, top] = place;
  context.fillStyle = colors.pad;
  context.fillRect(left, top + 1, width + 6, height - 2);
  context.fillStyle = colors.chip;
  context.fillRect(left + 3, top, width, height);
}

/** Parallel traces that run straight, turn by 45 degrees and run on. */
function drawBundle(context: CanvasRenderingContext2D, width: number, height: number, next: () => number): void {
  const [startX, startY] = [next() * width, next() * height];
  const count = 3 + Math.floor(next() * 9);
  const across = (next() > 0.5 ? 1 : -1) * (40 + next() * 160);
  const down = (next() - 0.5) * 300;
  const onwards = (next() - 0.3) * 240;
  for (let trace = 0; trace < count; trace += 1) {
    const x = startX + trace * 5;
    const bend = startY + down * 0.4;
    const after = bend + Math.abs(across) * Math.sign(down);
    context.beginPath();
    context.moveTo(x, startY);
    context.lineTo(x, bend);
    context.lineTo(x + across, after);
    context.lineTo(x + across, after + onwards);
    context.stroke();
  }
}
