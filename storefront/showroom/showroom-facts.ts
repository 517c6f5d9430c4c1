import type { Product } from "#contract/catalog.ts";
import { VIEWS, type View } from "#rules/catalog/showroom-views.ts";
import { paths } from "../paths.ts";
import type { ShowroomFacts } from "./showroom-stage.tsx";

/** The studio's word for the place that a picture was taken from, at the end of its name. */
const PICTURE_OF: Readonly<Record<View, string>> = {
  corner: "",
  side: "--side",
  front: "--front",
  back: "--back",
  top: "--top",
  inside: "--detail",
};

/** What a stage shows of a product; null of one that nobody made a model of. */
export function showroomFacts({
  slug,
  name,
  model3d,
  picture,
  gallery,
}: Pick<Product, "slug" | "name" | "model3d" | "picture" | "gallery">): ShowroomFacts | null {
  if (!model3d) return null;
  const taken = VIEWS.flatMap((view) => {
    const found = gallery.find((one) => one.name === picture.name + PICTURE_OF[view]);
    return found ? [{ view, picture: found }] : [];
  });
  return {
    name,
    page: paths.showroom(slug),
    model: model3d,
    pictures: taken.length > 0 ? taken : [{ view: VIEWS[0], picture }],
  };
}
