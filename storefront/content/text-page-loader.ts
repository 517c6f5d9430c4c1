import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import type { Api } from "#contract/call.ts";
import { getPageArt, type PagePlace, type PageArt } from "#contract/catalog.ts";
import { apiContext } from "../api/api-context.ts";
import { pageMeta } from "../seo/page-meta.ts";

export interface TextPageData {
  origin: string;
  /** Null where the page has none, and where it did not come: the text stands without it. */
  shown: PageArt | null;
}

/** What a page of text needs besides its words. */
export async function loadTextPage(api: Api, address: string, place: PagePlace | null): Promise<TextPageData> {
  const answer = place === null ? null : await api(getPageArt, { query: { place } });
  return { origin: new URL(address).origin, shown: answer?.ok ? answer.reply : null };
}

export function textPageLoader(place: PagePlace | null) {
  return ({ request, context }: LoaderFunctionArgs) => loadTextPage(context.get(apiContext), request.url, place);
}

export function textPageMeta(
  path: string,
  title: string,
  description: string,
): MetaFunction<ReturnType<typeof textPageLoader>> {
  return ({ loaderData, matches }) =>
    pageMeta({
      matches,
      origin: loaderData?.origin ?? "https://localhost",
      path,
      title,
      description,
      share: loaderData?.shown?.share,
    });
}
