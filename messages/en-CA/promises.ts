export * from "../en-US/promises.ts";
