import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";
import { shine } from "../../kit/lights.ts";
import { paletteOf } from "../../kit/palettes.ts";
import { label } from "../../kit/prints.ts";
import { screenArt } from "../../kit/textures/screen-art.ts";
import type { MonitorLook } from "../../looks/desk-looks.ts";
import { bendableSlab } from "./bent-slab.ts";
import type { Panel } from "./monitor-panel-shape.ts";

const COLUMNS = 64;
/** The name's share of the panel's width: all heroes show the panel equally wide. */
const NAME = 0.093;
/** A thin panel has no shell: its frame is its back as well. */
const FRAME = { lcd: "#141518", oled: "#33363c" } as const;
/** How far before the panel the chin is, where the diode sits. */
const DIODE = { lcd: 0.015, oled: 0.003 } as const;
const RIM = { lcd: { side: 0.045, chin: 0.11 }, oled: { side: 0.05, chin: 0.06 } } as const;

/** The front: a black rim, a chin with the name, and the picture. */
export function monitorFace(kit: Kit, look: MonitorLook, panel: Panel): void {
  const { width, height, thickness, y } = panel;
  const { side, chin } = RIM[look.panel];
  const frame = kit.material({ color: FRAME[look.panel], metalness: 0.3, roughness: 0.45 });
  kit.add(panel.bend(bendableSlab(width, height, thickness, { corner: 0.035, edge: 0.012 })), frame, [0, y, 0]);
  // Light of the studio's lamps would make a black frame grey.
  const black = new THREE.MeshBasicMaterial({ color: "#050506" });
  const front = (w: number, h: number, z: number) =>
    panel.bend(new THREE.PlaneGeometry(w, h, COLUMNS, 1).translate(0, 0, z));
  kit.add(front(width - 0.034, height - 0.034, thickness / 2 + 0.002), black, [0, y, 0], { castsShadow: false });
  const [screenWidth, screenHeight] = [width - side * 2, height - side - chin];
  const { colors, at } = paletteOf(look.screen ?? look.palette);
  const picture = new THREE.MeshBasicMaterial({
    map: screenArt(screenWidth, screenHeight, colors, look.art),
    color: new THREE.Color(0.88, 0.88, 0.88),
  });
  picture.userData["castsNoShadow"] = true;
  const middle = y + (chin - side) / 2;
  kit.add(front(screenWidth, screenHeight, thickness / 2 + 0.005), picture, [0, middle, 0]);
  if (look.panel === "lcd") {
    kit.add(
      panel.bend(bendableSlab(width, chin - 0.03, 0.03, { corner: 0.01, edge: 0.006 }).translate(0, 0, thickness / 2)),
      kit.material({ color: "#17181b", metalness: 0.2, roughness: 0.5 }),
      [0, y - height / 2 + chin / 2 - 0.012, 0],
    );
    label(kit, "RIGSMITH", [0, y - height / 2 + chin / 2 - 0.012, thickness / 2 + 0.018], width * NAME, "z", {
      color: "#a7adb8",
      weight: 700,
      letterSpacing: 16,
    });
  }
  // The light that tells it is on.
  const lamp = new THREE.MeshBasicMaterial({ color: "#aebdd6" });
  lamp.userData["castsNoShadow"] = true;
  // On the front alone: from behind it would be a lonely speck in the floor's mirror.
  const diode = new THREE.BoxGeometry(0.034, 0.01, 0.004).translate(
    width / 2 - 0.2,
    0,
    thickness / 2 + DIODE[look.panel],
  );
  kit.add(panel.bend(diode), lamp, [0, y - height / 2 + 0.024, 0]);
  for (let light = 0; light < 8; light += 1) {
    const share = light / 7;
    const { at: place, axis } = panel.behind([(share - 0.5) * width * 0.84, y - height * 0.12, 0.25]);
    shine(kit, place, [-axis[0], -0.45, -axis[2]], at(share), 0.3);
  }
}
