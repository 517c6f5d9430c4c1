import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { getSkuInfo } from "#contract/sku-info.ts";
import { skuInfoWords as words } from "#words/sku-info.ts";
import { apiContext } from "../api/api-context.ts";
import { TextPage } from "../content/text-page.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { SkuInfoFacts } from "./sku-info-facts.tsx";

/** `/sku-info?sku=20000006`: what the popup says, for a link and without JavaScript. */
export async function loader({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const asked = new URL(request.url).searchParams.get("sku") ?? "";
  if (!/^\d{1,9}$/.test(asked)) throw data(null, { status: 404 });
  const answer = await context.get(apiContext)(getSkuInfo, { query: { sku: Number(asked) } });
  if (!answer.ok) throw data(null, { status: answer.status === 503 ? 503 : 404 });
  return { info: answer.reply };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: pageTitle(matches, loaderData?.info.Name ?? words.title) },
  { name: "robots", content: "noindex" },
];

export default function SkuInfoPage() {
  const { info } = useLoaderData<typeof loader>();
  return (
    <TextPage title={info.Name}>
      <SkuInfoFacts info={info} />
    </TextPage>
  );
}
