export * from "../en-US/lists.ts";
