export * from "../en-US/postal-places.ts";
