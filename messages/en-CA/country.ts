export * from "../en-US/country.ts";
