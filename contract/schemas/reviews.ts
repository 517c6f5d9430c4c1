import { REVIEW_BODY_MOST, REVIEW_HEADLINE_MOST } from "#rules/review/review-lengths.ts";
import { REVIEW_SORTS } from "#rules/review/review-sorts.ts";
import { REVIEW_STATES } from "#rules/review/review-states.ts";
import { z } from "zod";
import * as wire from "../reviews.ts";
import { Picture } from "./picture.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { WholeNumber } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

const OrderNumber = typedLine(40);
const ProductID = WholeNumber.min(1);
const Id = notFreeText(z.uuid());
const product = z.string().max(120);
const done = z.object({ Success: z.literal(true) });

const StoreAnswer = z.object({ Text: z.string(), On: z.string() });
const OwnReview = z.object({
  State: z.enum(REVIEW_STATES),
  Rating: z.int(),
  Author: z.string(),
  Headline: z.string(),
  Body: z.string(),
  WrittenAt: z.string(),
  Answer: z.string(),
  StoreAnswer: StoreAnswer.nullable(),
  Pictures: z.array(z.object({ Id: z.string(), Width: z.int(), Height: z.int() })),
});
const Reviewable = z.object({
  ProductID: z.int(),
  Name: z.string(),
  Slug: z.string(),
  MainPicture: z.string(),
  PictureVersion: z.string(),
  Review: OwnReview.nullable(),
});

export const listReviews = endpoint(wire.listReviews, {
  summary: "Reviews of a product: by people whose order has it, and those that came with the catalogue",
  named: "ours",
  query: z.strictObject({
    product,
    stars: z.int().min(0).max(5).default(0),
    withPictures: z.boolean().default(false),
    sort: z.enum(REVIEW_SORTS).default("newest"),
    page: WholeNumber.min(1).max(10_000).default(1),
  }),
  reply: z.object({
    Success: z.literal(true),
    Name: z.string(),
    Link: z.string(),
    Count: z.int(),
    Average: z.number(),
    Stars: z.array(z.int()),
    WithPictures: z.int(),
    IsSample: z.boolean(),
    Found: z.int(),
    Reviews: z.array(
      z.object({
        Author: z.string(),
        Rating: z.int(),
        Headline: z.string(),
        Body: z.string(),
        StoreAnswer: StoreAnswer.nullable(),
        On: z.string(),
        IsBoughtHere: z.boolean(),
        IsSample: z.boolean(),
        Pictures: z.array(Picture),
      }),
    ),
    Pages: z.int(),
  }),
});
export const listReviewable = endpoint(wire.listReviewable, {
  summary: "What of an own, shipped order can be reviewed",
  named: "ours",
  query: z.strictObject({ order: OrderNumber }),
  reply: z.object({
    Success: z.literal(true),
    OrderNumber: z.string(),
    IsShipped: z.boolean(),
    Products: z.array(Reviewable),
  }),
});
export const mayReview = endpoint(wire.mayReview, {
  summary: "The own order that a review of a product may be written with",
  named: "ours",
  query: z.strictObject({ product }),
  reply: z.object({ Success: z.literal(true), OrderNumber: z.string().nullable(), Product: Reviewable.nullable() }),
});
export const listOwnReviews = endpoint(wire.listOwnReviews, {
  summary: "All that a member may review, with what was written",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Products: z.array(Reviewable.extend({ OrderNumber: z.string(), ShippedAt: z.string() })),
    TimeZone: z.string(),
  }),
});

const Written = z.strictObject({
  OrderNumber,
  ProductID,
  Rating: z.int("a rating is a whole number from 1 to 5").min(1).max(5),
  Author: typedLine(40).min(1),
  Headline: typedLine(REVIEW_HEADLINE_MOST).default(""),
  Body: z.string().trim().min(1).max(REVIEW_BODY_MOST),
});
export const writeReview = endpoint(wire.writeReview, {
  summary: "Send a review of a product in an own, shipped order",
  named: "ours",
  body: Written,
  reply: done,
});
export const changeReview = endpoint(wire.changeReview, {
  summary: "Change an own review; it is read again before it is shown",
  named: "ours",
  body: Written,
  reply: done,
});
export const takeBackReview = endpoint(wire.takeBackReview, {
  summary: "Take an own review back, with its pictures",
  named: "ours",
  body: z.strictObject({ OrderNumber, ProductID }),
  reply: done,
});
export const addReviewPicture = endpoint(wire.addReviewPicture, {
  summary: "Add a picture of at most 6 MB to an own review, four at most; it is read again before it is shown",
  named: "ours",
  body: z.strictObject({ OrderNumber, ProductID, Picture: notFreeText(z.string().max(13_400_000)) }),
  reply: done,
});
export const removeReviewPicture = endpoint(wire.removeReviewPicture, {
  summary: "Delete a picture of an own review",
  named: "ours",
  body: z.strictObject({ OrderNumber, ProductID, PictureID: Id }),
  reply: done,
});
export const getOwnReviewPicture = endpoint(wire.getOwnReviewPicture, {
  summary: "A picture of an own review, shown already or not",
  named: "ours",
  query: z.strictObject({ order: OrderNumber, id: Id }),
  reply: z.object({ Success: z.literal(true), Base64: z.string() }),
});
