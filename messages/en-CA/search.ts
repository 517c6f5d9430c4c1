export * from "../en-US/search.ts";
