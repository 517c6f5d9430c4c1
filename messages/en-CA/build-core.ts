export * from "../en-US/build-core.ts";
