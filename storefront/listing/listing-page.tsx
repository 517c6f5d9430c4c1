import {
  data,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { listingWords } from "#words/listing.ts";
import { listWords } from "#words/lists.ts";
import { apiContext, fetchApi } from "../api/api.ts";
import { FaqList } from "../content/faq-list.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { LIST_PATHS } from "../paths.ts";
import { ListingData } from "./listing-data.tsx";
import { ListingHead } from "./listing-head.tsx";
import { ListingResults } from "./listing-results.tsx";
import { loadListing } from "./load-listing.ts";
import { SearchStart } from "./search-start.tsx";
import "./listing.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const loaded = await loadListing(context.get(apiContext), request.url);
  return data(loaded, { status: loaded.status });
}

/** Later pages ask the API itself, without a detour through the page server. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadListing(fetchApi, request.url);
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
    description: listing?.intro || listWords[list].description,
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
  const isEmptySearch = list === "search" && !query.q && !query.facets;
  return (
    <>
      <main id="main" className="listing">
        <ListingHead loaded={loaded} />
        {isEmptySearch ? <SearchStart /> : <ListingResults key={loaded.list} loaded={loaded} />}
      </main>
      {listing && !query.page && (
        <FaqList title={listingWords.questions} faq={listing.faq} art={listing.questionsArt} />
      )}
      {listing && <ListingData listing={listing} list={list} origin={origin} />}
    </>
  );
}
