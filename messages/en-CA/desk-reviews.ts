export * from "../en-US/desk-reviews.ts";
