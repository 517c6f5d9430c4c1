import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { listOwnReviews, type OwnProduct } from "#contract/reviews.ts";
import { buttonClass } from "#ui/button.tsx";
import { instantDay } from "#words/moments.ts";
import { ownReviewsWords as words, writeReviewWords } from "#words/reviews.ts";
import { apiContext } from "../api/api-context.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { AccountFrame } from "../members/account-frame.tsx";
import { SeeWhatWeSell } from "../members/see-what-we-sell.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { paths } from "../paths.ts";
import { Stars } from "../product/stars.tsx";
import { Notice } from "../shell/notice.tsx";
import { StoreAnswer } from "./store-answer.tsx";
import "./account-reviews.css";

/** `/account/reviews`: what a member may review, and what became of what was written. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { found: ownOrSignIn(await context.get(apiContext)(listOwnReviews)) };
}

export const meta = memberMeta(words.title);

const GROUPS = ["write", "pending", "published", "rejected"] as const;

export default function AccountReviewsPage() {
  const { found } = useLoaderData<typeof loader>();
  const groups = Map.groupBy(found?.Products ?? [], ({ Review }) => Review?.State ?? "write");
  return (
    <AccountFrame at="reviews" title={words.title} lead={found?.Products.length === 0 ? words.none : words.lead}>
      {!found && <Notice tone="error" say="now" title={words.failed} />}
      {found?.Products.length === 0 && <SeeWhatWeSell />}
      {GROUPS.map((group) => {
        const products = groups.get(group) ?? [];
        return (
          products.length > 0 && (
            <section key={group} className="account__section">
              <h2 className="type-22">{words.groups[group]}</h2>
              <ul className="account-reviews">
                {products.map((product) => (
                  <li key={`${product.OrderNumber} ${product.ProductID}`}>
                    <OwnRow product={product} timeZone={found?.TimeZone ?? "UTC"} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </AccountFrame>
  );
}

function OwnRow({ product, timeZone }: { product: OwnProduct; timeZone: string }) {
  const { Review, OrderNumber, ProductID } = product;
  const at = paths.writeReview(OrderNumber, { product: ProductID });
  return (
    <>
      <LinePicture item={product} width={64} />
      <div className="account-reviews__facts">
        <h3 className="type-16 strong">{product.Name}</h3>
        {Review ? (
          <>
            <p className="account-reviews__head type-13 muted">
              <Stars rating={Review.Rating} /> {words.written(instantDay(Review.WrittenAt, timeZone))}
            </p>
            {Review.Headline !== "" && <p className="type-14 strong">{Review.Headline}</p>}
            <StoreAnswer answer={Review.StoreAnswer} />
            {Review.Answer !== "" && <p className="type-14">{writeReviewWords.why(Review.Answer)}</p>}
            <p className="account-reviews__actions type-14">
              {Review.State === "published" && (
                <a className="link" href={paths.reviews(product.Slug)}>
                  {writeReviewWords.see}
                </a>
              )}
              <a className="link" href={at}>
                {writeReviewWords.change}
              </a>
            </p>
          </>
        ) : (
          <>
            {product.ShippedAt !== "" && (
              <p className="type-13 muted">{words.shipped(instantDay(product.ShippedAt, timeZone))}</p>
            )}
            <p>
              <a className={buttonClass("secondary", "small")} href={at}>
                {words.write}
              </a>
            </p>
          </>
        )}
      </div>
    </>
  );
}
