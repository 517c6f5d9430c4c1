import type { ReviewState } from "#rules/review/review-states.ts";
import type { ReviewSort } from "#rules/review/review-sorts.ts";
import { call } from "./call.ts";
import type { Picture } from "./picture.ts";

/**
 * A review that a page shows. `IsBoughtHere`: the order of whoever wrote it has the product; the others came with the
 * catalogue. `IsSample`: nobody wrote it who bought; such are shown only where there is no other. `On` is a day.
 */
export interface ShownReview {
  Author: string;
  Rating: number;
  /** The line over the text; empty where there is none. */
  Headline: string;
  Body: string;
  /** What the store says to it, and on which day; null where it says nothing. */
  StoreAnswer: StoreAnswer | null;
  On: string;
  IsBoughtHere: boolean;
  IsSample: boolean;
  Pictures: Picture[];
}

export interface StoreAnswer {
  Text: string;
  On: string;
}

export interface ReviewsQuery {
  product: string;
  /** Those with so many stars; 0 is all of them. */
  stars: number;
  withPictures: boolean;
  sort: ReviewSort;
  page: number;
}

/** Reviews of one product by its slug. */
export const listReviews = call<{
  query: ReviewsQuery;
  reply: {
    Success: true;
    Name: string;
    Link: string;
    /** Of all that are shown, whatever is asked for. */
    Count: number;
    Average: number;
    /** How many gave 5, 4, 3, 2 and 1. */
    Stars: number[];
    WithPictures: number;
    /** All of them are samples. */
    IsSample: boolean;
    /** How many there are of those that are asked for. */
    Found: number;
    Reviews: ShownReview[];
    Pages: number;
  };
}>("GET", "/api/review/list");

/** A review as whoever wrote it sees it, whatever became of it. */
export interface OwnReview {
  State: ReviewState;
  Rating: number;
  Author: string;
  Headline: string;
  Body: string;
  WrittenAt: string;
  /** Why it stays off; empty where nothing was said. */
  Answer: string;
  /** What stands under it for everybody, once it is shown. */
  StoreAnswer: StoreAnswer | null;
  Pictures: { Id: string; Width: number; Height: number }[];
}

export interface ReviewableProduct {
  ProductID: number;
  Name: string;
  Slug: string;
  MainPicture: string;
  PictureVersion: string;
  /** What was sent of it with this order. */
  Review: OwnReview | null;
}

/** What of a shipped order can be reviewed: for who placed it, and for a browser that opened it by a mailed link. */
export const listReviewable = call<{
  query: { order: string };
  reply: { Success: true; OrderNumber: string; IsShipped: boolean; Products: ReviewableProduct[] };
}>("GET", "/api/review/of-order");

/** The own order that a review of a product may be written with, the newest where there are several; null where there is none. */
export const mayReview = call<{
  query: { product: string };
  reply: { Success: true; OrderNumber: string | null; Product: ReviewableProduct | null };
}>("GET", "/api/review/may-write");

export interface OwnProduct extends ReviewableProduct {
  OrderNumber: string;
  /** Empty where its order has no parcel. */
  ShippedAt: string;
}

/** All that a member bought and may review, with what was written, the newest order first. */
export const listOwnReviews = call<{
  reply: {
    Success: true;
    Products: OwnProduct[];
    TimeZone: string;
  };
}>("GET", "/api/review/own");

interface OfOrder {
  OrderNumber: string;
  ProductID: number;
}
export interface WrittenReview extends OfOrder {
  Rating: number;
  Author: string;
  Headline: string;
  Body: string;
}
interface SentPicture extends OfOrder {
  Picture: string;
}
interface NamedPicture extends OfOrder {
  PictureID: string;
}
interface Done {
  Success: true;
}

export const writeReview = call<{ body: WrittenReview; reply: Done }>("POST", "/api/review/write");
/** What was shown waits to be read again. */
export const changeReview = call<{ body: WrittenReview; reply: Done }>("POST", "/api/review/change");
/** It is gone with its pictures, and may be written anew. */
export const takeBackReview = call<{ body: OfOrder; reply: Done }>("POST", "/api/review/take-back");

/** A jpg, jpeg or png of at most 6 MB in base64; drawn anew without what the camera wrote into it. */
export const addReviewPicture = call<{ body: SentPicture; reply: Done }>("POST", "/api/review/add-picture");
export const removeReviewPicture = call<{ body: NamedPicture; reply: Done }>("POST", "/api/review/remove-picture");

/** A WebP of an own review, shown already or not. */
export const getOwnReviewPicture = call<{
  query: { order: string; id: string };
  reply: { Success: true; Base64: string };
}>("GET", "/api/review/own-picture");
