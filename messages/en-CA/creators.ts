export * from "../en-US/creators.ts";
