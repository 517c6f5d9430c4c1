export * from "../en-US/ratings.ts";
