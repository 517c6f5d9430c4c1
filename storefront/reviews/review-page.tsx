import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { listReviews } from "#contract/reviews.ts";
import { longDay } from "#words/days.ts";
import { reviewPageWords as words } from "#words/reviews.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { Stars } from "../product/stars.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import "./review-page.css";

const SCALE = [5, 4, 3, 2, 1];

/** `/review?product=…`: what buyers of a product wrote, for everybody. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const product = search.get("product") ?? "";
  if (product === "") return { product, stars: 0, page: 1, found: null };
  const whole = (name: string, least: number, most: number) =>
    Math.min(most, Math.max(least, Math.trunc(Number(search.get(name) ?? least)) || least));
  const [stars, page] = [whole("stars", 0, 5), whole("page", 1, 10_000)];
  const answer = await context.get(apiContext)(listReviews, { query: { product, stars, page } });
  if (!answer.ok) throw data(answer.alert.Message, { status: answer.status });
  return { product, stars, page, found: answer.reply };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: pageTitle(matches, loaderData?.found ? words.title(loaderData.found.Name) : words.choose) },
  { name: "robots", content: "noindex" },
];

export default function ReviewPage() {
  const { product, stars, page, found } = useLoaderData<typeof loader>();
  if (!found)
    return (
      <main className="page review-page" id="main">
        <h1 className="type-36">{words.choose}</h1>
        <p className="muted">{words.chooseLead}</p>
        <a className="link" href={paths.home}>
          {words.browse}
        </a>
      </main>
    );
  return (
    <main className="page review-page" id="main">
      <h1 className="type-36">{words.title(found.Name)}</h1>
      <p className="muted measure">{found.Count === 0 ? words.none : words.lead(found.Count)}</p>
      {found.Count > 0 && (
        <>
          <p className="review-page__average">
            <span className="type-36 strong">{found.Average.toFixed(1)}</span>
            <Stars rating={found.Average} />
          </p>
          <nav aria-label={words.filter}>
            <ul className="review-page__spread">
              <li>
                <a className="link" href={paths.reviews(product)} aria-current={stars === 0 ? "true" : undefined}>
                  {words.all}
                </a>
              </li>
              {SCALE.map((rating, at) => (
                <li key={rating}>
                  <a
                    className="link"
                    href={paths.reviews(product, rating)}
                    aria-current={stars === rating ? "true" : undefined}
                  >
                    {words.stars(rating)}
                  </a>
                  <meter min={0} max={found.Count} value={found.Stars[at] ?? 0} aria-hidden="true" />
                  <span className="type-13 muted">{found.Stars[at] ?? 0}</span>
                </li>
              ))}
            </ul>
          </nav>
          <ul className="review-page__list">
            {found.Reviews.map((review) => (
              <li key={`${review.Author} ${review.On} ${review.Body}`}>
                <p>
                  <Stars rating={review.Rating} />{" "}
                  <span className="muted type-13">{words.by(review.Author, longDay(review.On))}</span>
                </p>
                <p className="measure">{review.Body}</p>
              </li>
            ))}
          </ul>
          {page < found.Pages && (
            <a className="link" href={paths.reviews(product, stars, page + 1)}>
              {words.older}
            </a>
          )}
        </>
      )}
      <a className="link" href={found.Link}>
        {words.product}
      </a>
    </main>
  );
}
