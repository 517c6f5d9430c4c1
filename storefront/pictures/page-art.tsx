import type { Picture as PictureFacts } from "#contract/picture.ts";
import { Picture } from "#ui/picture.tsx";
import { imageSources } from "./image-url.ts";
import "./page-art.css";

/** From here on a picture is as wide as the band it stands in; others are shown whole in its middle. */
const WIDE = 1.8;

/** A band of five to two that decorates a page; nothing where the page has no art. */
export function PageArt({
  art,
  sizes,
  when = "near",
}: {
  art: PictureFacts | null;
  sizes: string;
  when?: "first" | "near";
}) {
  if (!art) return null;
  const isWide = art.width >= art.height * WIDE;
  return (
    <Picture
      className={isWide ? "page-art" : "page-art page-art--whole"}
      {...imageSources(art, isWide ? sizes : "260px", isWide ? 1920 : 640, "natural")}
      alt=""
      when={when}
    />
  );
}
