import { useEffect, useRef, type ChangeEvent } from "react";
import type { ListingQuery } from "#contract/catalog.ts";
import type { List } from "#rules/catalog/lists.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useFocusTrap } from "#ui/use-focus-trap.ts";
import { filterWords } from "#words/listing.ts";
import { FacetGroup } from "./facet-group.tsx";
import "./filter-form.css";
import type { ListFacts } from "./list-facts.ts";
import { FILTER_FORM_ID, formQuery } from "./listing-query.ts";
import { PriceFilter } from "./price-filter.tsx";

interface FilterFormProps {
  /** Null when the list did not load: what was chosen is then kept as it is. */
  listing: ListFacts | null;
  list: List;
  /** Of the list without any filter. */
  address: string;
  query: ListingQuery;
  /** The phone's sheet is open. */
  isOpen: boolean;
  onClose(): void;
  onNarrow(query: ListingQuery): void;
}

/** Groups that start open; the rest opens when something in it is chosen. */
const OPEN_GROUPS = 4;

/** A plain GET form: it works as it is, and with JavaScript every change is sent by itself. */
export function FilterForm({ listing, list, address, query, isOpen, onClose, onNarrow }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useFocusTrap(form, isOpen, onClose);
  useEffect(() => {
    if (isOpen) closeButton.current?.focus();
  }, [isOpen]);
  const send = () => form.current && onNarrow(formQuery(list, form.current));
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    // A number is sent when its field is left, not with every digit; the sort order sends itself.
    const control: EventTarget = event.target;
    if (control instanceof HTMLInputElement && control.type === "checkbox") send();
  };
  return (
    <form
      ref={form}
      id={FILTER_FORM_ID}
      className="filters"
      action={address}
      data-open={isOpen || undefined}
      {...(isOpen && { role: "dialog", "aria-modal": true })}
      aria-label={filterWords.filters}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <header className="filters__head phone-only with-script">
        <h2 className="type-22">{filterWords.filters}</h2>
        <IconButton ref={closeButton} icon="close" label={filterWords.close} onClick={onClose} />
      </header>
      <div className="filters__body">
        {query.q && <input type="hidden" name="q" value={query.q} />}
        {listing && <PriceFilter price={listing.price} query={query} onLeave={send} />}
        {(listing?.facets ?? []).map((facet, place) => (
          <FacetGroup
            key={facet.key}
            facet={facet}
            chosen={query.facets?.[facet.key] ?? []}
            isOpen={place < OPEN_GROUPS}
          />
        ))}
        <Button type="submit" look="secondary" wide className="without-script">
          {filterWords.show}
        </Button>
      </div>
      <footer className="filters__foot phone-only with-script">
        <a className={buttonClass("quiet", "large")} href={address} data-in-place>
          {filterWords.clear}
        </a>
        <Button look="primary" size="large" wide onClick={onClose}>
          {listing ? filterWords.showCount(list, listing.matched) : filterWords.show}
        </Button>
      </footer>
    </form>
  );
}
