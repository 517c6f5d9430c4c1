import { BackSide, BoxGeometry, Color, DoubleSide, Mesh, MeshBasicMaterial, PlaneGeometry, Scene } from "three";

type Triple = readonly [x: number, y: number, z: number];

/** Where the soft boxes hang, how large and how bright they are: as in the studio that took the pictures. */
const SOFT_BOXES: readonly { at: Triple; size: readonly [number, number]; light: number }[] = [
  { at: [-8, 6, 9], size: [6, 8], light: 9 },
  { at: [11, 4.5, 4], size: [3, 10], light: 12 },
  { at: [1, 12, -1], size: [11, 7], light: 9 },
  { at: [-11, 3.5, -3], size: [3, 9], light: 12 },
  { at: [7, 3, -11], size: [5, 8], light: 9 },
  { at: [3, 3, 13], size: [10, 7], light: 0.55 },
];
const WALLS = "#090a0d";
const ROOM = 40;

/** What metal and glass see around them. */
export function softBoxRoom(): Scene {
  const scene = new Scene();
  scene.add(new Mesh(new BoxGeometry(ROOM, ROOM, ROOM), new MeshBasicMaterial({ color: WALLS, side: BackSide })));
  for (const { at, size, light } of SOFT_BOXES) {
    const color = new Color(light, light, light);
    const box = new Mesh(new PlaneGeometry(...size), new MeshBasicMaterial({ color, side: DoubleSide }));
    box.position.set(...at);
    box.lookAt(0, 1, 0);
    scene.add(box);
  }
  return scene;
}
