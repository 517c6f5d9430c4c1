export * from "../en-US/id-discount.ts";
