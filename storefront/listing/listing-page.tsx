import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { listingWords } from "#words/listing.ts";
import { listDescriptions } from "#words/list-texts.ts";
import { listWords } from "#words/lists.ts";
import { apiContext } from "../api/api-context.ts";
import { FaqList } from "../content/faq-list.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { LIST_PATHS } from "../list-paths.ts";
import { island } from "../islands/island.tsx";
import { RenderNotice } from "../pictures/render-notice.tsx";
import { waysToStart } from "../shell/navigation.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { Chips } from "./chips.tsx";
import { listFacts } from "./list-facts.ts";
import { ListingData } from "./listing-data.tsx";
import { ListingEmpty } from "./listing-empty.tsx";
import { ListingHead } from "./listing-head.tsx";
import { ListingResults } from "./listing-results.tsx";
import { ResultGrid } from "./result-grid.tsx";
import { type ListingPageData, loadListing } from "./load-listing.ts";
import { SearchStart } from "./search-start.tsx";
import "./listing.css";

const ListingResultsIsland = island("listing-results", ListingResults, "load");
const SearchStartIsland = island("search-start", SearchStart, "load");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const loaded = await loadListing(context.get(apiContext), request.url);
  return data(loaded, { status: loaded.status });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { list, query, origin, listing } = loaderData;
  const title =
    list === "search"
      ? query.q
        ? listingWords.searchFor(query.q)
        : listingWords.search
      : (listing?.title ?? listWords[list].title);
  const page = query.page === undefined ? "" : `?page=${query.page}`;
  return pageMeta({
    matches,
    origin,
    title: query.page === undefined ? title : listingWords.page(title, query.page),
    description: listing?.intro || listDescriptions[list],
    path: LIST_PATHS[list] + page,
    share: listing?.share,
    noIndex:
      list === "search" ||
      listing?.total === 0 ||
      query.facets !== undefined ||
      query.priceMin !== undefined ||
      query.priceMax !== undefined ||
      query.q !== undefined ||
      query.sort !== undefined,
  });
};

/** Every list of the shop: PCs, laptops, gear, parts and what a search found. */
export default function ListingPage() {
  const loaded = useLoaderData<typeof loader>();
  const { list, query, listing, origin } = loaded;
  const { sections, supportPhone, supportHours } = useShellFacts();
  const isEmptySearch = list === "search" && !query.q && !query.facets;
  return (
    <>
      <main id="main" className="listing">
        <ListingHead loaded={loaded} />
        {isEmptySearch ? (
          <SearchStartIsland ways={waysToStart(sections)} />
        ) : (
          <ListingResultsIsland
            query={query}
            address={LIST_PATHS[list]}
            listing={listing && listFacts(listing)}
            support={{ phone: supportPhone, hours: supportHours }}
          >
            <Results loaded={loaded} />
          </ListingResultsIsland>
        )}
      </main>
      {listing && !query.page && (
        <FaqList title={listingWords.questions} faq={listing.faq} art={listing.questionsArt} />
      )}
      {listing && <ListingData listing={listing} list={list} origin={origin} />}
    </>
  );
}

/** What the list holds, as HTML: the browser never draws it itself. */
function Results({ loaded: { list, listing, query } }: { loaded: ListingPageData }) {
  return (
    <>
      <Chips list={list} listing={listing} query={query} />
      {listing && listing.matched === 0 && <ListingEmpty listing={listing} query={query} />}
      {listing && listing.matched > 0 && (
        <>
          <ResultGrid query={query} listing={listing} />
          <RenderNotice pictures="many" className="listing__note" />
        </>
      )}
    </>
  );
}
