import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { listReviewable, writeReview } from "#contract/reviews.ts";
import { writeReviewWords as words } from "#words/reviews.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { ReviewForm } from "./review-form.tsx";
import "./review-page.css";

/** `/review/write-review?order=…`: for who placed the order, and for a browser that opened it by a mailed link (A2). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const order = search.get("order") ?? "";
  const isSent = search.get("sent") === "1";
  if (order === "") return { isSent, found: null };
  const answer = await context.get(apiContext)(listReviewable, { query: { order } });
  return { isSent, found: answer.ok ? answer.reply : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const body = {
    OrderNumber: text("OrderNumber"),
    ProductID: Number(text("ProductID")),
    Rating: Number(text("Rating")),
    Author: text("Author"),
    Body: text("Body"),
  };
  const answer = await context.get(apiContext)(writeReview, { body });
  if (answer.ok) return redirect(paths.writeReview(body.OrderNumber, true), 303);
  return data({ refusal: answer.alert, typed: body }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
];

export default function WriteReviewPage() {
  const { found, isSent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <main className="page review-page" id="main">
      <h1 className="type-36">{words.title}</h1>
      {isSent && <Notice tone="success" say="politely" title={words.sent} />}
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
      {found?.IsShipped &&
        found.Products.map((product) => (
          <ReviewForm
            key={product.ProductID}
            orderNumber={found.OrderNumber}
            product={product}
            refused={refused?.typed.ProductID === product.ProductID ? refused : null}
          />
        ))}
    </main>
  );
}
