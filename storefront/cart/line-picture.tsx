import type { CartItem } from "#contract/carts.ts";
import { pictureAddress } from "#contract/picture-address.ts";
import { Picture } from "#ui/picture.tsx";
import { browserConfig } from "../browser-config.ts";

/** A line's square picture at `width` CSS pixels, twice as many for dense screens. The name stands beside it, so it says nothing itself. */
export function LinePicture({
  item,
  width,
}: {
  item: Pick<CartItem, "MainPicture" | "PictureVersion">;
  width: 64 | 128;
}) {
  const picture = { name: item.MainPicture, version: item.PictureVersion };
  const at = (pixels: number) => pictureAddress(picture, { width: pixels, height: pixels }, browserConfig.pictureHost);
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
