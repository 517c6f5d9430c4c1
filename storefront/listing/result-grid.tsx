import { useState } from "react";
import { Link } from "react-router";
import { getListing, type Listing } from "#contract/catalog.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { pagerWords } from "#words/listing.ts";
import { fetchApi } from "../api/api.ts";
import { LIST_PATHS } from "../paths.ts";
import { ProductCard } from "../product-card/product-card.tsx";
import { writeListingQuery } from "./listing-query.ts";
import type { ListingPageData } from "./load-listing.ts";
import { ResultSkeleton } from "./result-skeleton.tsx";
import { useSlow } from "./use-slow.ts";

/** Cards that are on the screen at once, in four columns. */
const FIRST_ROW = 4;

interface ResultGridProps {
  loaded: ListingPageData;
  listing: Listing;
  isFinding: boolean;
}

/** The products of one page; with JavaScript the next pages are added below, without it they are pages. */
export function ResultGrid({ loaded, listing, isFinding }: ResultGridProps) {
  const [added, setAdded] = useState<Listing[]>([]);
  const isSlow = useSlow(isFinding);
  const pages = [listing, ...added];
  const items = pages.flatMap((page) => page.items);
  if (isSlow) return <ResultSkeleton count={Math.min(items.length, 8)} />;
  return (
    <>
      <ul className="card-grid" aria-busy={isFinding || undefined}>
        {items.map((item, place) => (
          <ProductCard
            key={item.skuId}
            product={item}
            headingLevel="h2"
            when={place === 0 ? "first" : place < FIRST_ROW ? "soon" : "near"}
          />
        ))}
      </ul>
      <Pager
        loaded={loaded}
        last={pages.at(-1) ?? listing}
        shown={items.length}
        onAdd={(page) => setAdded((before) => [...before, page])}
      />
    </>
  );
}

interface PagerProps {
  loaded: ListingPageData;
  /** The page that is shown last. */
  last: Listing;
  shown: number;
  onAdd(page: Listing): void;
}

function Pager({ loaded: { list, query }, last, shown, onAdd }: PagerProps) {
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const address = (page: number) => LIST_PATHS[list] + writeListingQuery({ ...query, page });
  const isNarrowed = last.matched < last.total;
  const addNext = async () => {
    setState("loading");
    const answer = await fetchApi(getListing, { query: { ...query, page: last.page + 1 } });
    if (answer.ok) onAdd(answer.reply);
    setState(answer.ok ? "ready" : "failed");
  };
  const isAll = last.page >= last.pages;
  return (
    <nav className="pager" aria-label={pagerWords.pages}>
      <output className="type-14 muted">
        {state === "failed"
          ? pagerWords.failed
          : isAll && last.page === 1
            ? pagerWords.end(list, last.matched, last.total - last.matched)
            : pagerWords.shown(last.page, last.pages, shown, last.matched)}
      </output>
      <div className="pager__ways">
        {last.pages > 1 && <PageLinks pages={last.pages} here={last.page} address={address} />}
        {!isAll && (
          <>
            <Button className="with-script" busy={state === "loading"} onClick={() => void addNext()}>
              {state === "loading"
                ? pagerWords.loading
                : pagerWords.more(Math.min(last.pageSize, last.matched - last.page * last.pageSize))}
            </Button>
            <Link className={`${buttonClass("secondary")} without-script`} to={address(last.page + 1)}>
              {pagerWords.next}
            </Link>
          </>
        )}
        {isAll && isNarrowed && (
          <Link className={buttonClass("secondary")} to={LIST_PATHS[list]} preventScrollReset>
            {pagerWords.clear}
          </Link>
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
          <Link to={address(page)} aria-label={pagerWords.page(page)} aria-current={page === here ? "page" : undefined}>
            {page}
          </Link>
        </li>
      ))}
    </ul>
  );
}
