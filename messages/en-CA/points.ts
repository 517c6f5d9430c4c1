export * from "../en-US/points.ts";
