import type { Kit } from "../kit/kit.ts";
import type { TowerLook } from "../looks/tower-look.ts";
import type { Angle, Lighting, Model } from "../model.ts";
import { glassFront } from "./cases/glass-front.ts";
import type { CaseBody } from "./cases/hull.ts";
import { mesh } from "./cases/mesh.ts";
import { panoramic } from "./cases/panoramic.ts";
import { showroom } from "./cases/showroom.ts";
import { smallFormFactor } from "./cases/small-form-factor.ts";
import { wood } from "./cases/wood.ts";
import { fillTower } from "./interior.ts";

const CASES: Record<TowerLook["case"], (kit: Kit, look: TowerLook) => CaseBody> = {
  mesh,
  pano: panoramic,
  wood,
  glassfront: glassFront,
  sff: smallFormFactor,
  showroom,
};

/** Every case is shown this high, so that close-ups find the same parts in small and large ones. */
const SHOWN_HEIGHT = 4.78;

export const TOWER_ANGLES = {
  hero: { azimuth: 36, elevation: 11 },
  side: { azimuth: 3, elevation: 4 },
  front: { azimuth: 84, elevation: 6 },
  quarter: { azimuth: 62, elevation: 22 },
  back: { azimuth: -66, elevation: 10 },
  top: { azimuth: 58, elevation: 56, fill: 0.84 },
  detail: { azimuth: 24, elevation: 17, closeUp: { at: [-0.5, 2.85, 0.3], radius: 1.62 } },
  ports: { azimuth: 62, elevation: 44, closeUp: { at: [1.86, 4.7, 0.2], radius: 0.95 } },
} satisfies Record<string, Angle>;

/** A PC has dozens of small lights, and each frame shows three of them. */
const SAMPLES = 9;

function moodOf(finish: TowerLook["finish"], palette: TowerLook["palette"]): Lighting {
  if (palette === "white") return finish === "white" ? { spill: 0.6, bloom: 0.55 } : { spill: 0.5, bloom: 0.4 };
  if (palette === "off") return finish === "black" ? { light: 1.15, bloom: 0.25 } : { bloom: 0.4 };
  return { bloom: 0.75 };
}

/** The key light comes from the camera's side: a white wall that faces the camera is grey without more of it. */
const ON_FACING_WHITE: Partial<Record<string, number>> = { side: 1.45, front: 1.75 };
/** In so much light the photographer lets a product's own lights shine as on a dark one. */
const LIKE_ON_WHITE = 0.34;

function lightingOf({ finish, palette }: TowerLook, angle: string): Lighting {
  const mood = moodOf(finish, palette);
  const light = finish === "white" ? ON_FACING_WHITE[angle] : undefined;
  return { ...mood, ...(light && { light, spill: (mood.spill ?? 1) * LIKE_ON_WHITE }), samples: SAMPLES };
}

/** A gaming PC or the empty case of one. */
export const tower: Model<TowerLook> = {
  angles: TOWER_ANGLES,
  lighting: (look, angle = "hero") => lightingOf(look, angle),
  build: (kit, look) => {
    kit.at([0, 0, 0], null, () => {
      const body = CASES[look.case](kit, look);
      fillTower(kit, body, look);
      const scale = SHOWN_HEIGHT / body.hull.top;
      kit.frame.scale.setScalar(scale);
      // The lights were placed before the case had its size.
      for (const { position } of kit.emitters) position.multiplyScalar(scale);
    });
  },
};
