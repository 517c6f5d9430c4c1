export * from "../en-US/review-invites.ts";
