export * from "../en-US/saved-build-reasons.ts";
