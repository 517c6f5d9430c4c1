export * from "../en-US/ledgers.ts";
