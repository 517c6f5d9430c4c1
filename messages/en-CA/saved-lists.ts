export * from "../en-US/saved-lists.ts";
