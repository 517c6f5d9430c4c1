export * from "../en-US/frames.ts";
