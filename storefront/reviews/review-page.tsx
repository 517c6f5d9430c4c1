import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { listReviews } from "#contract/reviews.ts";
import { REVIEW_SORTS } from "#rules/review/review-sorts.ts";
import { reviewPageWords as words } from "#words/reviews.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { ReviewBrowser } from "./review-browser.tsx";
import { WayToWrite } from "./way-to-write.tsx";
import "./review-page.css";

/** `/review?product=…`: what buyers of a product wrote, for everybody. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const product = search.get("product") ?? "";
  if (product === "") return { found: null };
  const whole = (name: string, least: number, most: number) =>
    Math.min(most, Math.max(least, Math.trunc(Number(search.get(name) ?? least)) || least));
  const query = {
    product,
    stars: whole("stars", 0, 5),
    withPictures: search.get("pictures") === "1",
    sort: REVIEW_SORTS.find((sort) => sort === search.get("sort")) ?? "newest",
    page: whole("page", 1, 10_000),
  };
  const answer = await context.get(apiContext)(listReviews, { query });
  if (!answer.ok) throw data(answer.alert.Message, { status: answer.status });
  return { query, found: answer.reply };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: pageTitle(matches, loaderData?.found ? words.title(loaderData.found.Name) : words.choose) },
  { name: "robots", content: "noindex" },
];

export default function ReviewPage() {
  const { found, query } = useLoaderData<typeof loader>();
  if (!found)
    return (
      <main className="page review-page" id="main">
        <h1 className="type-36">{words.choose}</h1>
        <p className="muted">{words.chooseLead}</p>
        <WayToWrite />
        <a className="link" href={paths.home}>
          {words.browse}
        </a>
      </main>
    );
  return (
    <main className="page review-page" id="main">
      <h1 className="type-36">{words.title(found.Name)}</h1>
      <ReviewBrowser found={found} query={query} />
      <WayToWrite />
      <a className="link" href={found.Link}>
        {words.product}
      </a>
    </main>
  );
}
