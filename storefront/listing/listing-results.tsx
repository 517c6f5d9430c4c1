import { useRef, useState } from "react";
import type { Sort } from "#rules/catalog/lists.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { filterWords, resultWords } from "#words/listing.ts";
import { countedIn } from "#words/lists.ts";
import { Chips } from "./chips.tsx";
import { FilterForm } from "./filter-form.tsx";
import { countFilters, writeListingQuery } from "./listing-query.ts";
import { ListingEmpty } from "./listing-empty.tsx";
import { ListingFailed } from "./listing-failed.tsx";
import type { ListingPageData } from "./load-listing.ts";
import { RenderNotice } from "../pictures/render-notice.tsx";
import { ResultGrid } from "./result-grid.tsx";
import { SortChoice } from "./sort-choice.tsx";
import { useNarrowing } from "./use-narrowing.ts";

/** Filters beside the products they leave; on phones the filters are a sheet behind the bottom bar. */
export function ListingResults({ loaded }: { loaded: ListingPageData }) {
  const { list, listing } = loaded;
  const { query, isFinding, narrow } = useNarrowing(loaded);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const filters = countFilters(query);
  // A list without products has nothing to narrow or sort.
  const isBare = listing?.total === 0 && filters === 0;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const sort = (chosen: Sort) => {
    const { page: _page, ...rest } = query;
    narrow({ ...rest, sort: chosen });
  };
  return (
    <div className={isBare ? "page listing__columns listing__columns--bare" : "page listing__columns"}>
      {!isBare && (
        <FilterForm listing={listing} list={list} query={query} isOpen={isOpen} onClose={close} onNarrow={narrow} />
      )}
      <div className="listing__results">
        {!isBare && (
          <div className="listing__bar">
            <output className="strong">{isFinding ? resultWords.finding(list) : resultText(loaded)}</output>
            {listing && <SortChoice sort={query.sort ?? listing.sort} onSort={sort} isSent />}
          </div>
        )}
        <Chips list={list} listing={listing} query={query} />
        {!listing && <ListingFailed />}
        {listing && listing.matched === 0 && <ListingEmpty listing={listing} query={query} />}
        {listing && listing.matched > 0 && (
          <>
            <ResultGrid key={writeListingQuery(loaded.query)} loaded={loaded} listing={listing} isFinding={isFinding} />
            <RenderNotice pictures="many" className="listing__note" />
          </>
        )}
      </div>
      {!isBare && (
        <div className="listing__phone-bar phone-only with-script">
          <Button ref={opener} onClick={() => setOpen(true)} aria-haspopup="dialog">
            <Icon name="filter" />
            {filterWords.filter}
            {filters > 0 && (
              <span className="listing__filter-count figures">
                <span className="sr-only">{filterWords.chosen}</span>
                {filters}
              </span>
            )}
          </Button>
          {listing && <SortChoice sort={query.sort ?? listing.sort} onSort={sort} />}
        </div>
      )}
    </div>
  );
}

function resultText({ list, listing }: ListingPageData): string {
  if (!listing) return resultWords.notLoaded;
  if (listing.matched === listing.total) return countedIn(list, listing.total);
  return resultWords.some(list, listing.matched, listing.total);
}
