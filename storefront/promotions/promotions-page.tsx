import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { getPromotions } from "#contract/promotions.ts";
import { promotionWords as words } from "#words/promotions.ts";
import { apiContext } from "../api/api-context.ts";
import { TextPage } from "../content/text-page.tsx";
import { nameOfSku } from "../product/name-of-sku.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { PromoCards } from "./promo-cards.tsx";

/** `/promotions`, and `/promotions?sku=101` for one product: what both popups say, without JavaScript. */
export async function loader({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const asked = new URL(request.url).searchParams.get("sku");
  if (asked !== null && !/^\d{1,9}$/.test(asked)) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const sku = Number(asked ?? 0);
  const answer = await api(getPromotions, { query: { sku } });
  if (!answer.ok) throw data(null, { status: answer.status === 503 ? 503 : 404 });
  const title = sku === 0 ? words.title : words.titleOf(await nameOfSku(api, sku));
  return { title, promotions: answer.reply.Promotions };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: pageTitle(matches, loaderData?.title ?? words.title) },
  { name: "robots", content: "noindex" },
];

export default function PromotionsPage() {
  const { title, promotions } = useLoaderData<typeof loader>();
  return (
    <TextPage title={title}>
      <PromoCards promotions={promotions} />
    </TextPage>
  );
}
