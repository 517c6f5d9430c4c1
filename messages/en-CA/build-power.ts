export * from "../en-US/build-power.ts";
