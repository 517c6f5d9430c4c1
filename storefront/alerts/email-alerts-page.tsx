import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { alertCoupons, confirmAlert, endAlert, priceDropCouponSub, subscribe } from "#contract/alerts.ts";
import type { Answer, Api } from "#contract/call.ts";
import { Button } from "#ui/button.tsx";
import { alertPageWords as words } from "#words/email-alerts.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { AlertEmailField, PriceAlertFields } from "./price-alert-fields.tsx";
import { readTarget } from "./read-target.ts";
import { WatchedProduct } from "./watched-product.tsx";
import "./alerts.css";

type Task = "news" | "watch" | "confirm" | "end";

/** `/email-alerts`: news of codes, a price watched without JavaScript, and what the links of such mails lead to. Plain forms. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const skuId = Number(search.get("sku") ?? 0);
  const said = search.get("do");
  const task: Task = said === "confirm" || said === "end" ? said : skuId > 0 ? "watch" : "news";
  const link = { id: search.get("id") ?? "", key: search.get("key") ?? "" };
  if (task !== "watch") return { task, skuId, link, codes: [], product: null };
  const api = context.get(apiContext);
  const coupons = await api(alertCoupons, { query: { SkuID: skuId } });
  if (!coupons.ok) throw data(coupons.alert.Message, { status: coupons.status });
  return { task, skuId, link, codes: coupons.reply.Coupons, product: coupons.reply.Product };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = String(form.get("Email") ?? "");
  const target = String(form.get("TargetPrice") ?? "");
  if (readTarget(target) === "wrong") return data({ refused: "", typed, target, isTargetWrong: true }, { status: 422 });
  const answer = await act(context.get(apiContext), form);
  if (answer.ok) return { done: answer.reply.Message };
  const refused = answer.alert.Fields?.[0]?.message ?? answer.alert.Message;
  return data({ refused, typed, target, isTargetWrong: false }, { status: answer.status });
}

function act(api: Api, form: FormData): Promise<Answer<{ Message: string }>> {
  const text = (name: string) => String(form.get(name) ?? "");
  const link = { Id: text("id"), Key: text("key") };
  switch (text("task")) {
    case "confirm":
      return api(confirmAlert, { body: link });
    case "end":
      return api(endAlert, { body: link });
    case "watch": {
      const target = readTarget(text("TargetPrice"));
      return api(priceDropCouponSub, {
        body: {
          SkuID: Number(text("SkuID")),
          Target: target === "wrong" ? null : target,
          Email: text("Email"),
          PriceDrop: form.has("PriceDrop"),
          Coupon: form.has("WantsCode"),
        },
      });
    }
    default:
      return api(subscribe, { body: { Email: text("Email") } });
  }
}

const TITLES: Record<Task, string> = {
  news: words.title,
  watch: words.watchTitle,
  confirm: words.confirmTitle,
  end: words.endTitle,
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: pageTitle(matches, TITLES[loaderData?.task ?? "news"]) },
  { name: "robots", content: "noindex" },
  // No other site learns the link of a mail.
  { name: "referrer", content: "same-origin" },
];

export default function EmailAlertsPage() {
  const { task, skuId, link, codes, product } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const done = answered && "done" in answered ? answered.done : null;
  const refused = answered && "refused" in answered ? answered : null;
  return (
    <main id="main" className="page alerts-page">
      <h1 className="type-36">{done === null ? TITLES[task] : words.done}</h1>
      {done !== null && <Notice tone="success" say="politely" title={done} />}
      {done === null && (
        <form method="post" className="alerts-page__form" noValidate={task === "watch"}>
          <input type="hidden" name="task" value={task} />
          {product && <WatchedProduct product={product} />}
          {task === "news" && (
            <>
              <p className="measure">{words.newsLead}</p>
              <AlertEmailField refused={refused} />
              <Button type="submit" look="primary" size="large">
                {words.subscribe}
              </Button>
            </>
          )}
          {task === "watch" && <PriceAlertFields skuId={skuId} codes={codes} refused={refused} />}
          {(task === "confirm" || task === "end") && (
            <>
              <p className="measure">{task === "confirm" ? words.confirmLead : words.endLead}</p>
              {refused && <Notice tone="error" say="now" title={refused.refused} />}
              <input type="hidden" name="id" value={link.id} />
              <input type="hidden" name="key" value={link.key} />
              <Button type="submit" look="primary" size="large">
                {task === "confirm" ? words.confirm : words.end}
              </Button>
            </>
          )}
        </form>
      )}
      <a className="link" href={paths.home}>
        {words.keepShopping}
      </a>
    </main>
  );
}
