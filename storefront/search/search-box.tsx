import { lazy, Suspense, useRef, useState, type KeyboardEvent } from "react";
import { LISTING_LIMITS } from "#rules/catalog/lists.ts";
import { Icon } from "#ui/icon.tsx";
import { searchBoxWords } from "#words/search.ts";
import { LIST_PATHS } from "../list-paths.ts";
import "./search-box.css";

const SearchPanel = lazy(async () => ({ default: (await import("./search-panel.tsx")).SearchPanel }));

/** The header's search: a plain form, with suggestions under it once something is typed. On phones a link to the search page. */
export function SearchBox() {
  const [words, setWords] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    field.current?.focus();
  };
  const isShown = isOpen && words.trim() !== "";
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys go through the field and the links inside */}
      <div
        ref={box}
        className="search-box from-tablet"
        onKeyDown={(event) => moveInside(event, box.current, close)}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) setOpen(false);
        }}
      >
        <search aria-label={searchBoxWords.area}>
          <form action={LIST_PATHS.search}>
            <label className="search-box__field">
              <span className="sr-only">{searchBoxWords.field}</span>
              <Icon name="search" small />
              <input
                ref={field}
                name="q"
                type="search"
                required
                maxLength={LISTING_LIMITS.words}
                autoComplete="off"
                placeholder={searchBoxWords.field}
                value={words}
                onChange={(event) => {
                  setWords(event.currentTarget.value);
                  setOpen(true);
                }}
                onClick={() => setOpen(true)}
              />
            </label>
          </form>
        </search>
        {isShown && (
          <Suspense fallback={null}>
            <SearchPanel words={words.trim()} />
          </Suspense>
        )}
      </div>
      <a className="icon-button phone-only" href={LIST_PATHS.search} aria-label={searchBoxWords.search}>
        <Icon name="search" />
      </a>
    </>
  );
}

/** Arrow keys go through the field and the links under it, Escape closes and returns. */
function moveInside(event: KeyboardEvent, box: HTMLElement | null, close: () => void): void {
  if (event.key === "Escape") close();
  if (!box || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
  const stops = [...box.querySelectorAll<HTMLElement>("input, a[href]")];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
