export * from "../en-US/saved-builds.ts";
