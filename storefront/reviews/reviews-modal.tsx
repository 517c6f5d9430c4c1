import { lazy, Suspense, useEffect, useState } from "react";
import type { Answer, ReplyOf } from "#contract/call.ts";
import { listReviews, mayReview, type ReviewsQuery } from "#contract/reviews.ts";
import { Dialog } from "#ui/dialog.tsx";
import { reviewPageWords as words, writeReviewWords } from "#words/reviews.ts";
import { fetchApi } from "../api/api.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { ReviewBrowser } from "./review-browser.tsx";
import { ReviewForm } from "./review-form.tsx";
import type { ShownPictures } from "./review-pictures.tsx";
import { WayToWrite } from "./way-to-write.tsx";

/** Few reviews have pictures. */
const GalleryModal = lazy(async () => ({ default: (await import("../product/gallery-modal.tsx")).GalleryModal }));

type Found = Answer<ReplyOf<typeof listReviews>>;

/** The popup `review-and-rating`: all reviews of a product, and for whoever bought it the form to write one. */
export function ReviewsModal({ product, name, onClose }: Closable & { product: string; name: string }) {
  const [query, setQuery] = useState<ReviewsQuery>({
    product,
    stars: 0,
    withPictures: false,
    sort: "newest",
    page: 1,
  });
  const found = useReviews(query);
  const [pictures, setPictures] = useState<ShownPictures | null>(null);
  return (
    <Dialog open onClose={onClose} title={words.title(name)}>
      {found === null && <p className="muted">{words.reading}</p>}
      {found?.ok === false && <Notice tone="error" say="now" title={words.failed} />}
      {found?.ok && <ReviewBrowser found={found.reply} query={query} onAsk={setQuery} onOpenPictures={setPictures} />}
      <Write product={product} />
      {pictures && (
        <Suspense>
          <GalleryModal {...pictures} isPhotos onClose={() => setPictures(null)} />
        </Suspense>
      )}
    </Dialog>
  );
}

/** What was read before stays until the next has come. */
function useReviews(query: ReviewsQuery): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      const answer = await fetchApi(listReviews, { query });
      if (isWanted) setFound(answer);
    })();
    return () => {
      isWanted = false;
    };
  }, [query]);
  return found;
}

/** The form for whoever has an order with it; for others the way there. Nothing until that is known. */
function Write({ product }: { product: string }) {
  const [own, setOwn] = useState<Answer<ReplyOf<typeof mayReview>> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      const answer = await fetchApi(mayReview, { query: { product } });
      if (isWanted) setOwn(answer);
    })();
    return () => {
      isWanted = false;
    };
  }, [product]);
  if (own === null) return null;
  if (!own.ok || own.reply.OrderNumber === null || !own.reply.Product) return <WayToWrite />;
  const { OrderNumber, Product } = own.reply;
  return (
    <section className="reviews-modal__write">
      <h2 className="type-22">{Product.Review ? writeReviewWords.yours : writeReviewWords.title}</h2>
      {Product.Review ? (
        <p>
          {writeReviewWords.states[Product.Review.State]}{" "}
          <a className="link" href={paths.writeReview(OrderNumber, { product: Product.ProductID })}>
            {writeReviewWords.change}
          </a>
        </p>
      ) : (
        <ReviewForm orderNumber={OrderNumber} product={Product} refused={null} isInPopup />
      )}
    </section>
  );
}
