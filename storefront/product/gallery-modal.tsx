import { useEffect, useState } from "react";
import type { Picture as PictureFacts } from "#contract/picture.ts";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { galleryWords, renderWords } from "#words/pictures.ts";
import { imageSources } from "../pictures/image-url.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { stepTo } from "./gallery-steps.ts";
import "./gallery-modal.css";

interface GalleryModalProps extends Closable {
  pictures: readonly PictureFacts[];
  name: string;
  /** Index of the picture to begin with. */
  start: number;
  /** Somebody took them: shown whole, and nothing is said of how ours are made. */
  isPhotos?: boolean;
}

/** All pictures, one at a time over the whole window; arrow keys move, Escape closes. */
export function GalleryModal({ pictures, name, start, isPhotos = false, onClose }: GalleryModalProps) {
  const [index, setIndex] = useState(start);
  const count = pictures.length;
  const picture = pictures[index];
  const step = (by: 1 | -1) => setIndex((before) => stepTo(before, by, count));
  useArrowKeys(step);
  return (
    <Dialog open onClose={onClose} title={galleryWords.label(name)} shape="full">
      <div className="gallery-modal">
        <header className="gallery-modal__head">
          <p className="strong">{name}</p>
          <output className="figures">{galleryWords.place(index + 1, count)}</output>
          <IconButton icon="close" label={galleryWords.close} onClick={onClose} />
        </header>
        <div className="gallery-modal__stage">
          <IconButton
            icon="chevron-left"
            label={galleryWords.previous}
            disabled={index === 0}
            onClick={() => step(-1)}
          />
          {picture && (
            <figure>
              <Picture
                key={picture.name}
                {...imageSources(
                  picture,
                  isPhotos ? "100vw" : "min(100vw, 80vh)",
                  2048,
                  isPhotos ? "natural" : "square",
                )}
                {...(isPhotos && { className: "picture--whole" })}
                when="first"
              />
            </figure>
          )}
          <IconButton
            icon="chevron-right"
            label={galleryWords.next}
            disabled={index === count - 1}
            onClick={() => step(1)}
          />
        </div>
        <p className="gallery-modal__caption type-14">
          <span>{picture?.alt}</span>
          {!isPhotos && <span className="muted">{renderWords.one}</span>}
        </p>
        <ul className="gallery-modal__thumbs" hidden={count === 1}>
          {pictures.map((one, place) => (
            <li key={one.name}>
              <button
                type="button"
                className="gallery__thumb"
                aria-label={galleryWords.pictureAt(place + 1)}
                aria-current={place === index || undefined}
                onClick={() => setIndex(place)}
              >
                <Picture {...imageSources(one, "72px", 256)} alt="" when="soon" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** Wherever the focus is: a button that is disabled at the last picture loses it. */
function useArrowKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") step(-1);
      if (key === "ArrowRight") step(1);
    };
    // Before the dialog, which keeps arrow keys from leaving it.
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [step]);
}
