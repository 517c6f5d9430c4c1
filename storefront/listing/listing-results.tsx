import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import type { List, Sort } from "#rules/catalog/lists.ts";
import type { ListingQuery } from "#contract/catalog.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { filterWords, resultWords } from "#words/listing.ts";
import { countedIn } from "#words/lists.ts";
import { isPlainPress, linkInPlace } from "#ui/plain-press.ts";
import { addNextPage } from "./add-next-page.ts";
import { FilterForm } from "./filter-form.tsx";
import type { ListFacts } from "./list-facts.ts";
import { ListingFailed } from "./listing-failed.tsx";
import { countFilters, readListingQuery, writeListingQuery } from "./listing-query.ts";
import { ResultSkeleton } from "./result-skeleton.tsx";
import { SortChoice } from "./sort-choice.tsx";
import { useNarrowing } from "./use-narrowing.ts";
import { useSlow } from "./use-slow.ts";

interface ListingResultsProps {
  query: ListingQuery;
  /** Of the list without any filter. */
  address: string;
  /** Null when the list did not load. */
  listing: ListFacts | null;
  /** Whom to call when it does not load. */
  support: { phone: string; hours: string };
  /** Chips and products, as the server draws them. */
  children?: ReactNode;
}

/** Filters beside the products they leave; on phones the filters are a sheet behind the bottom bar. */
export function ListingResults({ query: first, address, listing: firstFacts, support, children }: ListingResultsProps) {
  const { shown, query, isFinding, hasFailed, narrow, tryAgain } = useNarrowing({
    query: first,
    listing: firstFacts,
    html: null,
  });
  const { listing, html } = shown;
  const { list } = query;
  const isSlow = useSlow(isFinding) && !hasFailed;
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links and buttons inside are pressed
    <div
      className={isBare ? "page listing__columns listing__columns--bare" : "page listing__columns"}
      onClick={(event) => actInPlace(event, list, narrow)}
    >
      {!isBare && (
        <FilterForm
          listing={listing}
          list={list}
          address={address}
          query={query}
          isOpen={isOpen}
          onClose={close}
          onNarrow={narrow}
        />
      )}
      <div className="listing__results">
        {!isBare && (
          <div className="listing__bar">
            <output className="strong">
              {isFinding ? resultWords.finding(list) : countText(list, listing, hasFailed)}
            </output>
            {listing && <SortChoice sort={query.sort ?? listing.sort} onSort={sort} isSent />}
          </div>
        )}
        {hasFailed && <ListingFailed support={support} isTrying={isFinding} onTry={tryAgain} />}
        {isSlow && <ResultSkeleton count={8} />}
        <div
          className="listing__found"
          aria-busy={isFinding || undefined}
          hidden={isSlow || (hasFailed && listing !== null)}
        >
          {html === null ? (
            children
          ) : (
            <island-slot key={writeListingQuery(shown.query)} dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </div>
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

/** What the server drew acts here too: a link to the same list narrows it, the pager's button adds its next page. */
function actInPlace(event: MouseEvent, list: List, narrow: (query: ListingQuery) => void): void {
  if (!isPlainPress(event) || !(event.target instanceof Element)) return;
  const more = event.target.closest<HTMLElement>("[data-more]");
  if (more) void addNextPage(more);
  const link = linkInPlace(event);
  if (link?.pathname !== window.location.pathname) return;
  event.preventDefault();
  narrow(readListingQuery(list, new URLSearchParams(link.search)));
}

function countText(list: List, listing: ListFacts | null, hasFailed: boolean): string {
  if (!listing || hasFailed) return resultWords.notLoaded;
  if (listing.matched === listing.total) return countedIn(list, listing.total);
  return resultWords.some(list, listing.matched, listing.total);
}
