export * from "../en-US/desk-parcels.ts";
