import { call } from "./call.ts";

/** A review by somebody whose order has the product: there are no others. `On` is a day. */
export interface ShownReview {
  Author: string;
  Rating: number;
  Body: string;
  On: string;
}

/** Reviews of one product by its slug, newest first; `stars` 0 is all of them. */
export const listReviews = call<{
  query: { product: string; stars: number; page: number };
  reply: {
    Success: true;
    Name: string;
    Link: string;
    Count: number;
    Average: number;
    /** How many gave 5, 4, 3, 2 and 1. */
    Stars: number[];
    Reviews: ShownReview[];
    Pages: number;
  };
}>("GET", "/api/review/list");

export interface ReviewableProduct {
  ProductID: number;
  Name: string;
  MainPicture: string;
  PictureVersion: string;
  /** A review of it was sent with this order. */
  IsWritten: boolean;
}

/** What of a shipped order can be reviewed: for who placed it, and for a browser that opened it by a mailed link. */
export const listReviewable = call<{
  query: { order: string };
  reply: { Success: true; OrderNumber: string; IsShipped: boolean; Products: ReviewableProduct[] };
}>("GET", "/api/review/of-order");

export const writeReview = call<{
  body: { OrderNumber: string; ProductID: number; Rating: number; Author: string; Body: string };
  reply: { Success: true };
}>("POST", "/api/review/write");
