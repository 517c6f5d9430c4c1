import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { openOrder } from "#contract/orders.ts";
import { listReviewable, type OwnReview, type ReviewableProduct } from "#contract/reviews.ts";
import { writeReviewWords as words } from "#words/reviews.ts";
import { apiContext } from "../api/api-context.ts";
import { formFilesContext } from "../api/form-files-context.ts";
import { accountPaths } from "../account-paths.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { OwnReviewView } from "./own-review-view.tsx";
import { ReviewForm, type RefusedReview } from "./review-form.tsx";
import { sendReview } from "./send-review.ts";
import "./review-page.css";

const DONE: Readonly<Record<string, string>> = {
  sent: words.sent,
  changed: words.changed,
  "taken-back": words.takenBack,
  "picture-gone": words.pictureGone,
};

/**
 * `/review/write-review?order=…`: for who placed the order, and for a browser that opened it by a mailed link (A2). The
 * link's key is changed for a cookie and leaves the address.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const order = search.get("order") ?? "";
  const key = search.get("key");
  if (key !== null) {
    await api(openOrder, { body: { OrderNumber: order, Key: key } });
    throw redirect(paths.writeReview(order), 303);
  }
  const shown = { done: DONE[search.get("done") ?? ""] ?? null, productId: Number(search.get("product") ?? 0) };
  if (order === "") return { ...shown, found: null };
  const answer = await api(listReviewable, { query: { order } });
  return { ...shown, found: answer.ok ? answer.reply : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const typed = {
    OrderNumber: text("OrderNumber"),
    ProductID: Number(text("ProductID")),
    Rating: Number(text("Rating")),
    Author: text("Author"),
    Headline: text("Headline"),
    Body: text("Body"),
  };
  // The page shows it, and nothing is sent: the form comes back as it was typed.
  if (new URL(request.url).searchParams.has("preview"))
    return data({ refused: { typed, fields: {} } satisfies RefusedReview, why: null });
  const sent = await sendReview(context.get(apiContext), form, context.get(formFilesContext), typed);
  if ("done" in sent)
    return redirect(paths.writeReview(typed.OrderNumber, { product: typed.ProductID, done: sent.done }), 303);
  const { refusal, status, isSaved } = sent;
  const fields = Object.fromEntries((refusal.Fields ?? []).map(({ field, message }) => [field, message]));
  const why = Object.values(fields)[0] ?? refusal.Message;
  const refused: RefusedReview = { typed, fields };
  const said: string | null = isSaved ? words.pictureRefused(why) : why;
  return data({ refused, why: said }, { status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
  // No other site learns the link of a mail.
  { name: "referrer", content: "same-origin" },
];

export default function WriteReviewPage() {
  const { found, done, productId } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const chosen = sent?.refused.typed.ProductID ?? productId;
  return (
    <main className="page review-page" id="main">
      <h1 className="type-36">{words.title}</h1>
      {found && <p className="muted measure">{words.lead}</p>}
      {!sent && done !== null && <Notice tone="success" say="politely" title={done} />}
      {sent && sent.why !== null && <Notice tone="error" say="now" title={sent.why} />}
      {sent && sent.why === null && (
        <Notice tone="info" say="politely" title={words.previewed}>
          {words.previewedHelp}
        </Notice>
      )}
      {!found && (
        <>
          <p className="muted">{words.ask}</p>
          <a className="link" href={accountPaths.orders}>
            {words.orders}
          </a>
          <a className="link" href={paths.orders}>
            {words.find}
          </a>
        </>
      )}
      {found && !found.IsShipped && <p className="muted">{words.notShipped}</p>}
      {found?.Products.filter(({ Review }) => found.IsShipped || Review !== null).map((product) => (
        <details
          key={product.ProductID}
          className="review-page__own fold"
          open={found.Products.length === 1 || product.ProductID === chosen}
        >
          <summary>
            <LinePicture item={product} width={64} />
            <div>
              <h2 className="type-22">{product.Name}</h2>
              <p className="type-14 muted">{product.Review ? words.states[product.Review.State] : words.notYet}</p>
            </div>
          </summary>
          {isReviewed(product) ? (
            <OwnReviewView
              orderNumber={found.OrderNumber}
              product={product}
              refused={refusedOf(product, sent?.refused)}
            />
          ) : (
            <ReviewForm orderNumber={found.OrderNumber} product={product} refused={refusedOf(product, sent?.refused)} />
          )}
        </details>
      ))}
    </main>
  );
}

function isReviewed(product: ReviewableProduct): product is ReviewableProduct & { Review: OwnReview } {
  return product.Review !== null;
}

const refusedOf = ({ ProductID }: ReviewableProduct, refused: RefusedReview | undefined) =>
  refused?.typed.ProductID === ProductID ? refused : null;
