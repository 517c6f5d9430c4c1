export * from "../en-US/build-values.ts";
