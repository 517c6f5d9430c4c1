import { random } from "./canvas.ts";
import { blend, dimmed, fillBelow, fillSky, halo, stars } from "./paint.ts";
import type { Scene } from "./screen-art.ts";

/** Soft hills in two colours under a pale sun. */
export function dunes({ context, width, height, first, last }: Scene): void {
  fillSky(context, width, height, [
    [0, dimmed(last, 0.2)],
    [0.5, dimmed(last, 0.55)],
    [1, dimmed(first, 0.6)],
  ]);
  halo(context, width * 0.62, height * 0.36, width * 0.5, last, 0.8);
  halo(context, width * 0.25, height * 0.5, width * 0.45, first, 0.6);
  halo(context, width * 0.62, height * 0.36, height * 0.42, "#fff4e8", 0.5);
  context.fillStyle = "#fff3e4";
  context.beginPath();
  context.arc(width * 0.62, height * 0.36, height * 0.105, 0, 7);
  context.fill();
  for (let hill = 0; hill < 6; hill += 1) {
    const near = hill / 5;
    const base = height * (0.48 + hill * 0.092);
    const slope = context.createLinearGradient(0, base - height * 0.1, 0, base + height * 0.34);
    const color = hill % 2 === 0 ? last : first;
    slope.addColorStop(0, dimmed(color, 0.92 - near * 0.4));
    slope.addColorStop(1, dimmed(color, 0.14 - near * 0.08));
    const line = (share: number) =>
      base -
      height * 0.085 * Math.sin(share * 6.3 * (1 + hill * 0.22) + hill * 1.9) -
      height * 0.03 * Math.sin(share * 17 + hill);
    fillBelow(context, width, height, line, slope);
  }
}

/** A ribbon of light, twisting once. */
export function ribbons({ context, width, height, first, last }: Scene): void {
  fillSky(context, width, height, [
    [0, "#04060d"],
    [1, dimmed(last, 0.16)],
  ]);
  halo(context, width * 0.5, height * 0.6, width * 0.5, first, 0.28);
  context.globalCompositeOperation = "lighter";
  const STRANDS = 130;
  for (let strand = 0; strand < STRANDS; strand += 1) {
    const place = strand / (STRANDS - 1);
    context.strokeStyle = blend(first, last, place, 0.06 + 0.085 * Math.sin(place * 9) ** 2);
    context.lineWidth = 3 + 9 * Math.sin(place * 3.1);
    context.beginPath();
    for (let step = 0; step <= 120; step += 1) {
      const share = step / 120;
      const middle = 0.5 + 0.3 * Math.sin(share * 5.2 + place * 1.5) * (0.35 + share * 0.65);
      const y = height * (middle + (place - 0.5) * 0.6 * Math.sin(share * 3.1 + 0.7));
      if (step === 0) context.moveTo(0, y);
      else context.lineTo(share * width, y);
    }
    context.stroke();
  }
  context.globalCompositeOperation = "source-over";
}

/** The lit limb of a planet and a small moon before many stars. */
export function planet({ context, width, height, first, last }: Scene): void {
  const next = random(23);
  fillSky(context, width, height, [
    [0, "#02030a"],
    [1, dimmed(first, 0.1)],
  ]);
  halo(context, width * 0.2, height * 0.1, width * 0.5, last, 0.2);
  halo(context, width * 0.85, height * 0.75, width * 0.5, first, 0.16);
  stars(context, width, height, next, 420);
  const [x, y, radius] = [width * 0.56, height * 1.28, height * 0.98];
  for (const [reach, alpha] of [
    [1.3, 0.3],
    [1.12, 0.55],
    [1.045, 0.8],
  ] as const) {
    const air = context.createRadialGradient(x, y, radius * 0.96, x, y, radius * reach);
    air.addColorStop(0, blend(first, last, 0.4, alpha));
    air.addColorStop(1, blend(first, last, 0.4, 0));
    context.fillStyle = air;
    context.fillRect(0, 0, width, height);
  }
  const ball = context.createRadialGradient(x - radius * 0.2, y - radius * 0.75, radius * 0.1, x, y, radius);
  ball.addColorStop(0, dimmed(first, 0.5));
  ball.addColorStop(0.7, dimmed(first, 0.18));
  ball.addColorStop(0.965, dimmed(last, 0.42));
  ball.addColorStop(1, blend(last, "#ffffff", 0.75));
  context.fillStyle = ball;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
  const [moonX, moonY, moon] = [width * 0.24, height * 0.3, height * 0.085];
  const face = context.createRadialGradient(moonX + moon * 0.5, moonY + moon * 0.5, moon * 0.1, moonX, moonY, moon);
  face.addColorStop(0, blend(last, "#ffffff", 0.55));
  face.addColorStop(0.6, dimmed(last, 0.5));
  face.addColorStop(1, dimmed(last, 0.08));
  context.fillStyle = face;
  context.beginPath();
  context.arc(moonX, moonY, moon, 0, 7);
  context.fill();
}

/** A field of facets, lit from the upper left. */
export function shards({ context, width, height, first, last }: Scene): void {
  const next = random(44);
  const [columns, rows] = [13, 8];
  const points = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))];
    return {
      x: ((column + (row % 2) * 0.5 - 0.25 + (next() - 0.5) * 0.7) / (columns - 0.5)) * width,
      y: ((row - 0.5 + (next() - 0.5) * 0.7) / (rows - 1)) * height,
      z: next(),
    };
  });
  const at = (column: number, row: number) => points[row * (columns + 1) + column] ?? { x: 0, y: 0, z: 0 };
  context.fillStyle = dimmed(first, 0.1);
  context.fillRect(0, 0, width, height);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const corners = [at(column, row), at(column + 1, row), at(column, row + 1), at(column + 1, row + 1)] as const;
      for (const [one, two, three] of [
        [corners[0], corners[1], corners[2]],
        [corners[1], corners[3], corners[2]],
      ] as const) {
        const middle = { x: (one.x + two.x + three.x) / 3, y: (one.y + two.y + three.y) / 3 };
        const slope = (two.z - one.z) * 0.5 + (one.z - three.z) * 0.5 + 0.5;
        const share = middle.x / width;
        const fall = Math.exp(-(((share - 0.68) / 0.34) ** 2) - ((middle.y / height - 0.4) / 0.5) ** 2);
        context.fillStyle = dimmed(
          blend(first, last, share * 0.8 + next() * 0.25),
          0.08 + (0.22 + 0.75 * fall) * slope ** 1.4,
        );
        context.strokeStyle = context.fillStyle;
        context.lineWidth = 1.5;
        context.beginPath();
        context.moveTo(one.x, one.y);
        context.lineTo(two.x, two.y);
        context.lineTo(three.x, three.y);
        context.closePath();
        context.fill();
        context.stroke();
      }
    }
}

/** Lines of equal height, as on a map, glowing where they are close. */
export function contours({ context, width, height, first, last }: Scene): void {
  fillSky(context, width, height, [
    [0, dimmed(first, 0.12)],
    [1, dimmed(last, 0.06)],
  ]);
  halo(context, width * 0.66, height * 0.42, width * 0.5, first, 0.4);
  halo(context, width * 0.2, height * 0.85, width * 0.42, last, 0.26);
  for (const [x, y, rings, seed] of [
    [0.68, 0.42, 30, 1],
    [0.16, 0.92, 17, 4],
  ] as const)
    for (let ring = 1; ring <= rings; ring += 1) {
      const share = ring / rings;
      context.strokeStyle = blend(blend(first, "#ffffff", 0.35), last, share, 0.95 - share * 0.75);
      context.lineWidth = ring % 5 === 0 ? 4.2 : 1.9;
      context.beginPath();
      for (let step = 0; step <= 180; step += 1) {
        const angle = (step / 180) * 2 * Math.PI;
        const bulge =
          1 +
          0.2 * Math.sin(angle * 2 + seed) +
          0.13 * Math.sin(angle * 3 + seed * 2 + share * 2) +
          0.06 * Math.sin(angle * 5 - share * 4 + seed);
        const radius = height * 0.03 * ring ** 1.06 * bulge;
        context.lineTo(width * x + Math.cos(angle) * radius * 1.25, height * y + Math.sin(angle) * radius);
      }
      context.stroke();
    }
}

/** Sheets of silk that open from one corner. */
export function petals({ context, width, height, first, last }: Scene): void {
  fillSky(context, width, height, [
    [0, dimmed(last, 0.12)],
    [1, dimmed(first, 0.16)],
  ]);
  const SHEETS = 11;
  for (let sheet = SHEETS; sheet > 0; sheet -= 1) {
    const share = sheet / SHEETS;
    const [x, y] = [width * (0.52 + 0.1 * Math.sin(sheet)), height * (1.16 - 0.02 * sheet)];
    context.save();
    context.translate(x, y);
    context.rotate((sheet - SHEETS / 2) * 0.27);
    const light = context.createLinearGradient(-height * 0.3, 0, height * 0.34, 0);
    light.addColorStop(0, dimmed(blend(first, last, share), 0.16));
    light.addColorStop(0.62, dimmed(blend(first, last, share), 0.8));
    light.addColorStop(0.93, blend(blend(first, last, share), "#ffffff", 0.28));
    light.addColorStop(1, blend(blend(first, last, share), "#ffffff", 0.6));
    context.fillStyle = light;
    context.shadowColor = "rgba(0,0,0,.65)";
    context.shadowBlur = 60;
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(-height * 0.5, -height * 0.5, -height * 0.3, -height * 1.2, 0, -height * 1.42);
    context.bezierCurveTo(height * 0.44, -height * 1.1, height * 0.4, -height * 0.4, 0, 0);
    context.fill();
    context.restore();
  }
}
