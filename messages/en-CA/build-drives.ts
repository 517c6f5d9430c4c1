export * from "../en-US/build-drives.ts";
