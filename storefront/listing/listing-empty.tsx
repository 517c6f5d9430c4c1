import type { Listing, ListingQuery } from "#contract/catalog.ts";
import { Icon } from "#ui/icon.tsx";
import { emptyListWords } from "#words/listing.ts";
import { countedIn } from "#words/lists.ts";
import { waysToStart } from "../shell/navigation.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { countFilters } from "./listing-query.ts";

/** No product is left: why, and what to change with what it gives. */
export function ListingEmpty({ listing, query }: { listing: Listing; query: ListingQuery }) {
  const { list, suggestions } = listing;
  const filters = countFilters(query);
  const ways = waysToStart(useShellFacts().sections);
  return (
    <section className="listing-state" aria-labelledby="empty-title">
      <h2 className="type-28" id="empty-title">
        {emptyTitle(listing, filters)}
      </h2>
      <p className="muted">
        {suggestions.length > 0 ? emptyListWords.changeOne : query.q ? emptyListWords.spelling : emptyListWords.nothing}
      </p>
      {suggestions.length > 0 && (
        <ul className="listing-state__fixes">
          {suggestions.map(({ label, href, count }) => (
            <li key={href}>
              <a href={href} data-in-place>
                <span className="strong">{label}</span>
                <span className="muted figures">{countedIn(list, count)}</span>
                <Icon name="chevron-right" small />
              </a>
            </li>
          ))}
        </ul>
      )}
      {suggestions.length === 0 && ways.length > 0 && (
        <ul className="listing-state__fixes">
          {ways.map(({ title, to }) => (
            <li key={to}>
              <a href={to}>
                <span className="strong">{title}</span>
                <span />
                <Icon name="chevron-right" small />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function emptyTitle({ list, q }: Listing, filters: number): string {
  if (filters === 2) return emptyListWords.meetsBoth(list);
  if (filters > 2) return emptyListWords.meetsAll(list, filters);
  if (filters === 1) return emptyListWords.meetsThis(list);
  return q ? emptyListWords.notFound(q) : emptyListWords.noneYet(list);
}
