export * from "../en-US/tax-exemption.ts";
