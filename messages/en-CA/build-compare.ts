export * from "../en-US/build-compare.ts";
