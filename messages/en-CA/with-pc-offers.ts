export * from "../en-US/with-pc-offers.ts";
