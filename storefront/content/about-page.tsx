import {
  data,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { pageMeta } from "../page-meta.ts";
import { TextPage } from "./text-page.tsx";
import { isTopic, TOPICS } from "./topics.tsx";

export function loader({ request, params }: LoaderFunctionArgs) {
  const { topic } = params;
  if (!isTopic(topic)) throw data(null, { status: 404 });
  return { topic, origin: new URL(request.url).origin };
}
export const clientLoader = (args: ClientLoaderFunctionArgs) => loader(args);

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { topic, origin } = loaderData;
  return pageMeta({
    matches,
    origin,
    path: `/about/${topic}`,
    title: TOPICS[topic].title,
    description: TOPICS[topic].description,
  });
};

/** One topic on its own page: the same text as its popup. */
export default function AboutPage() {
  const { topic } = useLoaderData<typeof loader>();
  const { title, Body } = TOPICS[topic];
  return (
    <TextPage title={title}>
      <Body />
    </TextPage>
  );
}
