export * from "../en-US/articles.ts";
