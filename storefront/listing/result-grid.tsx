import type { Listing, ListingQuery } from "#contract/catalog.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { pagerWords } from "#words/listing.ts";
import { LIST_PATHS } from "../list-paths.ts";
import { LIST_SIZES, ProductCard } from "../product-card/product-card.tsx";
import { writeListingQuery } from "./listing-query.ts";

/** Cards asked for with the page: those that a phone shows at once. The rest of a wide screen's row follows when it is drawn. */
const FIRST_CARDS = 2;

interface ResultGridProps {
  query: ListingQuery;
  listing: Listing;
}

/** The products of one page; with JavaScript the next pages are added below (`add-next-page.ts`), without it they are pages. */
export function ResultGrid({ query, listing }: ResultGridProps) {
  return (
    <>
      <ul className="card-grid">
        {listing.items.map((item, place) => (
          <ProductCard
            key={item.skuId}
            product={item}
            headingLevel="h2"
            sizes={LIST_SIZES}
            canSave
            when={place === 0 ? "first" : place < FIRST_CARDS ? "soon" : "near"}
          />
        ))}
      </ul>
      <Pager query={query} listing={listing} />
    </>
  );
}

function Pager({ query, listing: { items, page, pages, pageSize, matched, total } }: ResultGridProps) {
  const { list } = query;
  const address = (of: number) => LIST_PATHS[list] + writeListingQuery({ ...query, page: of });
  const isAll = page >= pages;
  return (
    <nav className="pager" aria-label={pagerWords.pages}>
      <output className="type-14 muted">
        {isAll && page === 1
          ? pagerWords.end(list, matched, total - matched)
          : pagerWords.shown(page, pages, items.length, matched)}
      </output>
      <div className="pager__ways">
        {pages > 1 && <PageLinks pages={pages} here={page} address={address} />}
        {!isAll && (
          <>
            <Button className="with-script" data-more={address(page + 1)}>
              {pagerWords.more(Math.min(pageSize, matched - page * pageSize))}
            </Button>
            <a className={`${buttonClass("secondary")} without-script`} href={address(page + 1)}>
              {pagerWords.next}
            </a>
          </>
        )}
        {isAll && matched < total && (
          <a className={buttonClass("secondary")} href={LIST_PATHS[list]} data-in-place>
            {pagerWords.clear}
          </a>
        )}
      </div>
    </nav>
  );
}

function PageLinks({ pages, here, address }: { pages: number; here: number; address(page: number): string }) {
  const near = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - here) <= 1,
  );
  return (
    <ul className="pager__pages">
      {near.map((page) => (
        <li key={page}>
          <a href={address(page)} aria-label={pagerWords.page(page)} aria-current={page === here ? "page" : undefined}>
            {page}
          </a>
        </li>
      ))}
    </ul>
  );
}
