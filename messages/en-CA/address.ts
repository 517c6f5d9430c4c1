export * from "../en-US/address.ts";
