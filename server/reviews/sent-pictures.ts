import { REVIEW_PICTURE } from "../catalog/bought-reviews.ts";
import { type OriginalPicture, PictureGone } from "../pictures/picture-library.ts";
import { PictureMaker } from "../pictures/picture-maker.ts";
import { RecentPictures } from "../pictures/recent-pictures.ts";
import type { PictureParts } from "../pictures/picture-routes.ts";
import type { World } from "../world.ts";

const NAME = new RegExp(String.raw`^${REVIEW_PICTURE}([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$`);

/** Pictures of reviews under `/images/review-….webp`, while their review is shown: asked of the database each time. */
export function sentPictures({ db }: Pick<World, "db">): PictureParts["sent"] {
  const published = (id: string) =>
    db.queries
      .selectFrom("review_pictures")
      .innerJoin("reviews", "reviews.id", "review_id")
      .where("review_pictures.id", "=", id)
      .where("state", "=", "published");
  return {
    maker: new PictureMaker(new RecentPictures()),
    async find(name): Promise<OriginalPicture | null> {
      const id = NAME.exec(name)?.[1];
      if (id === undefined) return null;
      const row = await published(id).select(["width", "height", "review_pictures.version"]).executeTakeFirst();
      if (!row) return null;
      const { width: widthPx, height: heightPx, version } = row;
      const file = async () => {
        const still = await published(id).select("content").executeTakeFirst();
        if (!still) throw new PictureGone();
        return still.content;
      };
      return { name, file, avifFile: null, widthPx, heightPx, version, color: null, placeholder: null };
    },
  };
}
