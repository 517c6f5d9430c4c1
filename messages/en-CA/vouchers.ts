export * from "../en-US/vouchers.ts";
