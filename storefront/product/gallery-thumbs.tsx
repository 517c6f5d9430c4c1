import { useState } from "react";
import type { Picture as PictureFacts } from "#contract/picture.ts";
import { Picture } from "#ui/picture.tsx";
import { galleryWords } from "#words/pictures.ts";
import { imageSources } from "../pictures/image-url.ts";
import { thumbnails } from "./gallery-steps.ts";

interface GalleryThumbsProps {
  pictures: readonly PictureFacts[];
  index: number;
  onShow(index: number): void;
}

/** The first six, each a way to its picture; the sixth promises the rest until all are shown. */
export function GalleryThumbs({ pictures, index, onShow }: GalleryThumbsProps) {
  const [showAll, setShowAll] = useState(false);
  const { shown, more } = thumbnails(pictures.length, showAll);
  return (
    <ul className="gallery__thumbs" aria-label={galleryWords.choose}>
      {pictures.slice(0, shown).map((picture, place) => {
        const isMore = more > 0 && place === shown - 1;
        return (
          <li key={picture.name}>
            <a
              className="gallery__thumb"
              href={`#picture-${place + 1}`}
              data-in-place
              aria-label={isMore ? galleryWords.morePictures(more) : galleryWords.pictureAt(place + 1)}
              aria-current={place === index || undefined}
              onClick={(event) => {
                event.preventDefault();
                if (isMore) setShowAll(true);
                else onShow(place);
              }}
            >
              {/* Asked for at once, six of them would come before the script that takes a press on "Add to cart". */}
              <Picture
                {...imageSources(picture, "(max-width: 900px) 15vw, (max-width: 1180px) 9vw, min(7vw, 105px)", 256)}
                alt=""
                when="near"
              />
              {isMore && (
                <span className="gallery__more title">
                  +{more} <small>{galleryWords.more}</small>
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
