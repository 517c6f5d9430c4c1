export * from "../en-US/desk-packing.ts";
