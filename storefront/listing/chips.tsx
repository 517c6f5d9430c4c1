import { FACETS } from "#rules/catalog/facets.ts";
import type { List } from "#rules/catalog/lists.ts";
import type { Listing, ListingQuery } from "#contract/catalog.ts";
import { formatMoneyShort } from "#words/money.ts";
import { Icon } from "#ui/icon.tsx";
import { filterWords, priceWords } from "#words/listing.ts";
import { LIST_PATHS } from "../list-paths.ts";
import { knownLabel } from "./known-labels.ts";
import { withoutFacet, withoutPrice, writeListingQuery } from "./listing-query.ts";

interface Chip {
  label: string;
  without: ListingQuery;
}

/** What narrows the list, one chip each; a chip is a link to the list without it. */
export function Chips({ list, listing, query }: { list: List; listing: Listing | null; query: ListingQuery }) {
  const chips = chipsOf(listing, query);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={filterWords.chips}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a
            className="chip"
            data-in-place
            href={LIST_PATHS[list] + writeListingQuery(without)}
            aria-label={filterWords.remove(label)}
          >
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a
          className="link link--alone type-14"
          data-in-place
          href={LIST_PATHS[list] + writeListingQuery(query.q ? { q: query.q } : {})}
        >
          {filterWords.clear}
        </a>
      </li>
    </ul>
  );
}

function chipsOf(listing: Listing | null, query: ListingQuery): Chip[] {
  const facets = FACETS.flatMap((key) =>
    (query.facets?.[key] ?? []).map((value) => ({
      label: labelOf(listing, key, value),
      without: withoutFacet(query, key, value),
    })),
  );
  const price = priceRange(query);
  return price === null ? facets : [{ label: price, without: withoutPrice(query) }, ...facets];
}

function labelOf(listing: Listing | null, key: string, value: string): string {
  return (
    listing?.facets.find((facet) => facet.key === key)?.values.find((known) => known.value === value)?.label ??
    knownLabel(key, value)
  );
}

function priceRange({ priceMin, priceMax }: ListingQuery): string | null {
  if (priceMin !== undefined && priceMax !== undefined)
    return priceWords.between(formatMoneyShort(priceMin), formatMoneyShort(priceMax));
  if (priceMin !== undefined) return priceWords.atLeast(formatMoneyShort(priceMin));
  return priceMax === undefined ? null : priceWords.atMost(formatMoneyShort(priceMax));
}
