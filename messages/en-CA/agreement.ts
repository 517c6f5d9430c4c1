export * from "../en-US/agreement.ts";
