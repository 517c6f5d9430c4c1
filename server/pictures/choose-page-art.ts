import type { List } from "#rules/catalog/lists.ts";
import type { Picture } from "#contract/picture.ts";
import type { PagePlace } from "#contract/catalog.ts";
import type { PictureLibrary } from "./picture-library.ts";

/** The picture of the help that stands beside questions, whatever page they are on. */
const HELP = ["art-help", "pc-pano-black-cyanviolet"];

/** Wide pictures of pages, first choice first: what is not in the folder gives way to what is. */
const ART: Partial<Record<List | PagePlace | "questions", readonly string[]>> = {
  questions: HELP,
  "gaming-pcs": ["art-gaming-pcs", "pc-mesh-black-cyanviolet"],
  "prebuilt-gaming-pcs": ["art-prebuilt-gaming-pcs", "pc-mesh-white-magentablue"],
  "gaming-laptops": ["art-gaming-laptops", "laptop-blade"],
  "gear-store": ["art-gear-store", "monitor-ultrawide"],
  "gaming-monitors": ["art-gaming-monitors", "monitor-ultrawide"],
  "gaming-setup": ["art-gaming-setup", "desk-160-lift"],
  "refurbished-components": ["gpu-two-fan-black"],
  "rigsmith-gear": ["art-rigsmith-gear", "keyboard-black-cyanviolet"],
  "gaming-accessories": ["mouse-black-cyanviolet"],
  "pc-maintenance": ["care-kit"],
  "bundle-deals": ["art-rigsmith-gear", "bundle-white-desk"],
  "pc-parts": ["art-pc-parts", "gpu-three-fan-black"],
  "ready-made": ["art-prebuilt-gaming-pcs", "pc-mesh-white-magentablue"],
  refurbished: HELP,
  warranty: HELP,
  pictures: ["art-pictures", "pc-mesh-black-off"],
  shipping: ["art-prebuilt-gaming-pcs", "pc-mesh-white-magentablue"],
  returns: HELP,
};

/** The art of a page, null where there is none; a merchant's folder may hold none at all. It decorates: no words. */
export function choosePageArt(place: keyof typeof ART, pictures: PictureLibrary): Picture | null {
  const name = ART[place]?.find((one) => pictures.find(one) !== undefined);
  return name === undefined ? null : pictures.picture(name, "");
}

/** Products' first pictures that are there in the wider frame of the home page, too. */
const WIDER: Readonly<Record<string, string>> = { "pc-mesh-black-cyanviolet": "art-home" };

/** The wider frame of exactly this picture, null without one: the bill beside it is this product's. */
export function widerFrame({ name }: Picture, pictures: PictureLibrary): Picture | null {
  const wider = WIDER[name];
  return wider !== undefined && pictures.find(wider) ? pictures.picture(wider, "") : null;
}
