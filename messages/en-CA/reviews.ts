export * from "../en-US/reviews.ts";
