import type { CartItem } from "#contract/carts.ts";
import { Picture } from "#ui/picture.tsx";

/** A line's square picture at `width` CSS pixels, twice as many for dense screens. The name stands beside it, so it says nothing itself. */
export function LinePicture({ item, width }: { item: Pick<CartItem, "MainPicture">; width: 64 | 128 }) {
  const at = (pixels: number) =>
    `/images/${encodeURIComponent(item.MainPicture)}.webp?width=${pixels}&height=${pixels}&fit=cover&quality=75`;
  return (
    <Picture
      className={`line-picture line-picture--${width}`}
      src={at(width)}
      srcSet={`${at(width)} 1x, ${at(width * 2)} 2x`}
      width={width}
      height={width}
      alt=""
    />
  );
}
