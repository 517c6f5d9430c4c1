import { Link } from "react-router";
import type { Listing, ListingQuery } from "#contract/catalog.ts";
import { Icon } from "#ui/icon.tsx";
import { waysToStart } from "../shell/navigation.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { counted, LIST_WORDS } from "./list-words.ts";
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
        {suggestions.length > 0
          ? "Change one thing and you get:"
          : query.q
            ? "Check the spelling, or use fewer words: a part, a size, a name."
            : "Nothing is on this list at the moment."}
      </p>
      {suggestions.length > 0 && (
        <ul className="listing-state__fixes">
          {suggestions.map(({ label, href, count }) => (
            <li key={href}>
              <Link to={href} preventScrollReset>
                <span className="strong">{label}</span>
                <span className="muted figures">{counted(list, count)}</span>
                <Icon name="chevron-right" small />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {suggestions.length === 0 && ways.length > 0 && (
        <ul className="listing-state__fixes">
          {ways.map(({ title, to }) => (
            <li key={to}>
              <Link to={to}>
                <span className="strong">{title}</span>
                <span />
                <Icon name="chevron-right" small />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function emptyTitle({ list, q }: Listing, filters: number): string {
  if (filters === 2) return `No ${LIST_WORDS[list].one} meets both filters`;
  if (filters > 2) return `No ${LIST_WORDS[list].one} meets all ${filters} filters`;
  if (filters === 1) return `No ${LIST_WORDS[list].one} meets this filter`;
  return q ? `Nothing found for “${q}”` : `No ${LIST_WORDS[list].many} here yet`;
}
