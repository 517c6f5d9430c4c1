export * from "../en-US/money.ts";
