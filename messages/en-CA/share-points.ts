export * from "../en-US/share-points.ts";
