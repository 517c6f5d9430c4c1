export * from "../en-US/desk-points.ts";
