export * from "../en-US/address-faults.ts";
