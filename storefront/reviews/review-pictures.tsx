import type { MouseEvent } from "react";
import type { Picture } from "#contract/picture.ts";
import { isPlainPress } from "#ui/plain-press.ts";
import { reviewPageWords as words } from "#words/reviews.ts";
import { imageUrl, widthsFor } from "../pictures/image-url.ts";
import { openModal } from "../modals/modal-store.ts";

export interface ShownPictures {
  pictures: readonly Picture[];
  name: string;
  start: number;
}

interface ReviewPicturesProps {
  pictures: readonly Picture[];
  author: string;
  /** Shows them over the popup that the review stands in; else the popup `gallery-image` opens. */
  onOpen?: ((shown: ShownPictures) => void) | undefined;
}

/** A review's pictures, each the way to the whole of it: over the page, and without a script the picture alone. */
export function ReviewPictures({ pictures, author, onOpen }: ReviewPicturesProps) {
  const open = (event: MouseEvent, start: number) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const shown = { pictures, name: words.reviewBy(author), start };
    if (onOpen) onOpen(shown);
    else openModal("gallery-image", { ...shown, isPhotos: true });
  };
  return (
    <ul className="review-list__pictures">
      {pictures.map((picture, at) => (
        <li key={picture.name}>
          <a
            data-in-place
            href={imageUrl(picture, widthsFor(picture, 1920, "natural").at(-1) ?? 640, "natural")}
            onClick={(event) => open(event, at)}
          >
            <img
              src={imageUrl(picture, 128)}
              srcSet={`${imageUrl(picture, 128)} 1x, ${imageUrl(picture, 256)} 2x`}
              width={96}
              height={96}
              alt={picture.alt}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
