export * from "../en-US/listing.ts";
