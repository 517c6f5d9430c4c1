import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { emit } from "../../kit/lights.ts";
import { canvas, canvasTexture } from "../../kit/textures/canvas.ts";
import type { Vector } from "../../model.ts";
import { placedKeys, type Rows, widthOf } from "../keyboard/layouts.ts";

const KEY_PX = 64;
const EMITTERS = 8;

/** The lit floor under the keys: light leaks out at the caps' edges and fades towards the next cap. */
export function backlight(
  kit: Kit,
  rows: Rows,
  [width, depth]: readonly [width: number, depth: number],
  strength: number,
  at: Vector,
): void {
  if (!kit.palette.on) return;
  const across = widthOf(rows);
  const picture = canvas(Math.ceil(across * KEY_PX), rows.length * KEY_PX, (context, widthPx, heightPx) => {
    context.fillStyle = "#060607";
    context.fillRect(0, 0, widthPx, heightPx);
    context.shadowBlur = KEY_PX * 0.16;
    for (const key of placedKeys(rows)) {
      context.shadowColor = context.fillStyle = `#${kit.palette.at(key.x / across).getHexString()}`;
      const [wide, long] = [key.width - 0.14, key.depth - 0.14];
      context.fillRect((key.x - wide / 2) * KEY_PX, (key.z - long / 2) * KEY_PX, wide * KEY_PX, long * KEY_PX);
    }
  });
  const material = new THREE.MeshBasicMaterial({
    map: canvasTexture(picture, { srgb: true }),
    color: new THREE.Color(strength, strength, strength),
  });
  material.userData["castsNoShadow"] = true;
  kit.add(new THREE.PlaneGeometry(width, depth).rotateX(-Math.PI / 2), material, at);
  const [x, y, z] = at;
  for (let light = 0; light < EMITTERS; light += 1) {
    const share = (light + 0.5) / EMITTERS;
    const place = [x + (share - 0.5) * width, y + 0.124, z + ((light % 2) - 0.5) * 0.6] as const;
    emit(kit, place, [0, 1, 0], kit.palette.at(share), 0.012);
  }
}
