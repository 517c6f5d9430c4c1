import { z } from "zod";
import * as wire from "../reviews.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber } from "./numbers.ts";

export const listReviews = endpoint(wire.listReviews, {
  summary: "Reviews of a product, by people whose order has it",
  named: "ours",
  query: z.strictObject({
    product: z.string().max(120),
    stars: z.int().min(0).max(5).default(0),
    page: WholeNumber.min(1).max(10_000).default(1),
  }),
  reply: z.object({
    Success: z.literal(true),
    Name: z.string(),
    Link: z.string(),
    Count: z.int(),
    Average: z.number(),
    Stars: z.array(z.int()),
    Reviews: z.array(z.object({ Author: z.string(), Rating: z.int(), Body: z.string(), On: z.string() })),
    Pages: z.int(),
  }),
});
export const listReviewable = endpoint(wire.listReviewable, {
  summary: "What of an own, shipped order can be reviewed",
  named: "ours",
  query: z.strictObject({ order: z.string().max(40) }),
  reply: z.object({
    Success: z.literal(true),
    OrderNumber: z.string(),
    IsShipped: z.boolean(),
    Products: z.array(
      z.object({
        ProductID: z.int(),
        Name: z.string(),
        MainPicture: z.string(),
        PictureVersion: z.string(),
        IsWritten: z.boolean(),
      }),
    ),
  }),
});
export const writeReview = endpoint(wire.writeReview, {
  summary: "Send a review of a product in an own, shipped order",
  named: "ours",
  body: z.strictObject({
    OrderNumber: z.string().max(40),
    ProductID: WholeNumber.min(1),
    Rating: z.int("a rating is a whole number from 1 to 5").min(1).max(5),
    Author: z.string().trim().min(1).max(40),
    Body: z.string().trim().min(1).max(2000),
  }),
  reply: z.object({ Success: z.literal(true) }),
});
