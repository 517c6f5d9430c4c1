import { useEffect, useRef, useState } from "react";
import type { Picture as PictureFacts } from "#contract/picture.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { galleryWords } from "#words/pictures.ts";
import { imageSources } from "../pictures/image-url.ts";
import { openModal } from "../modals/modal-store.ts";
import { RenderNotice } from "../pictures/render-notice.tsx";
import "./gallery.css";
import { GalleryThumbs } from "./gallery-thumbs.tsx";
import { stepTo } from "./gallery-steps.ts";

const STAGE_SIZES = "(max-width: 900px) 100vw, (max-width: 1180px) calc(100vw - 480px), min(48vw, 688px)";

/** The pictures of a product: one large, moved by buttons, by swiping or by its thumbnails; full screen as a popup. */
export function Gallery({ pictures, name }: { pictures: readonly PictureFacts[]; name: string }) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const count = pictures.length;
  const show = (next: number) => {
    const list = track.current;
    if (!list) return;
    list.scrollTo({ left: next * list.clientWidth, behavior: calm() ? "instant" : "smooth" });
    setIndex(next);
  };
  useSeen(track, setIndex);
  return (
    <section
      className={count > 1 ? "gallery" : "gallery gallery--one"}
      aria-roledescription={galleryWords.carousel}
      aria-label={galleryWords.label(name)}
    >
      {count > 1 && <GalleryThumbs pictures={pictures} index={index} onShow={show} />}
      <div className="gallery__stage on-dark">
        {/* Scrolls by itself, so that it moves by finger and by arrow key, also without scripts. */}
        <ul
          className="gallery__track"
          ref={track}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached by keyboard
          tabIndex={count > 1 ? 0 : undefined}
          aria-label={galleryWords.scroll}
        >
          {pictures.map((picture, place) => (
            <li key={picture.name} id={`picture-${place + 1}`} aria-label={galleryWords.pictureOf(place + 1, count)}>
              <Picture {...imageSources(picture, STAGE_SIZES, 1920)} when={place === 0 ? "first" : "near"} />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <p className="gallery__count figures type-13" aria-live="polite">
            <span className="sr-only">{galleryWords.picture} </span>
            {index + 1} / {count}
          </p>
        )}
        {count > 1 && (
          <div className="gallery__steps with-script">
            <IconButton
              icon="chevron-left"
              label={galleryWords.previous}
              disabled={index === 0}
              onClick={() => show(stepTo(index, -1, count))}
            />
            <IconButton
              icon="chevron-right"
              label={galleryWords.next}
              disabled={index === count - 1}
              onClick={() => show(stepTo(index, 1, count))}
            />
          </div>
        )}
        <IconButton
          className="gallery__full with-script"
          icon="expand"
          label={galleryWords.full}
          aria-haspopup="dialog"
          onClick={() => openModal("gallery-image", { pictures, name, start: index })}
        />
      </div>
      <RenderNotice pictures="one" className="gallery__note" />
    </section>
  );
}

/** The picture that was scrolled to is the current one. */
function useSeen(track: React.RefObject<HTMLUListElement | null>, onSeen: (index: number) => void): void {
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const onEnd = () => onSeen(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
    list.addEventListener("scrollend", onEnd);
    return () => list.removeEventListener("scrollend", onEnd);
  }, [track, onSeen]);
}

function calm(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
