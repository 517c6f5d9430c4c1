import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import type { Api } from "#contract/call.ts";
import { PAGE_PLACES } from "#contract/catalog.ts";
import { apiContext } from "../api/api-context.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { loadTextPage } from "./text-page-loader.ts";
import { TextPage } from "./text-page.tsx";
import { isTopic, TOPICS } from "#content/topics.tsx";

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadAbout(context.get(apiContext), request.url, params["topic"]);
}

async function loadAbout(api: Api, address: string, topic: string | undefined) {
  if (!isTopic(topic)) throw data(null, { status: 404 });
  return { topic, ...(await loadTextPage(api, address, PAGE_PLACES.find((place) => place === topic) ?? null)) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { topic, origin, shown } = loaderData;
  return pageMeta({
    matches,
    origin,
    path: `/about/${topic}`,
    title: TOPICS[topic].title,
    description: TOPICS[topic].description,
    share: shown?.share,
  });
};

/** One topic on its own page: the same text as its popup. */
export default function AboutPage() {
  const { topic, shown } = useLoaderData<typeof loader>();
  const { title, Body } = TOPICS[topic];
  return (
    <TextPage title={title} art={shown?.art}>
      <Body />
    </TextPage>
  );
}
