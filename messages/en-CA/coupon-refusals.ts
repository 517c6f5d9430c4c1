export * from "../en-US/coupon-refusals.ts";
