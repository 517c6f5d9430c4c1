import type { Kit } from "../kit/kit.ts";
import type { MonitorLook } from "../looks/desk-looks.ts";
import type { Model } from "../model.ts";
import { monitorBack } from "./monitor/monitor-back.ts";
import { PANEL_MIDDLE, panelOf } from "./monitor/monitor-panel-shape.ts";
import { monitorFace } from "./monitor/monitor-face.ts";
import { monitorStand } from "./monitor/monitor-stand.ts";

/** A monitor on its stand. The middle of the panel is always at the same place. */
export const monitor: Model<MonitorLook> = {
  angles: {
    hero: { azimuth: -22, elevation: 9 },
    front: { azimuth: 0, elevation: 5, fill: 0.82 },
    back: { azimuth: 152, elevation: 14 },
    side: { azimuth: 66, elevation: 10 },
    // From the sockets' side, so that the column covers neither them nor the mount.
    detail: { azimuth: 143, elevation: 17, closeUp: { at: [0.26, PANEL_MIDDLE - 0.26, -0.3], radius: 0.98 } },
  },
  smallestShadow: 0.04,
  // A back without light of its own is black on black in the usual light.
  lighting: ({ palette }) => ({ light: palette === "off" ? 1.4 : 1.2, mirror: 0.13 }),
  build(kit, look) {
    const panel = panelOf(look);
    monitorFace(kit, look, panel);
    monitorBack(kit, look, panel);
    stand(kit, look);
  },
};

function stand(kit: Kit, look: MonitorLook): void {
  monitorStand(kit, look, panelOf(look));
}
