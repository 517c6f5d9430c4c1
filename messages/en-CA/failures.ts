export * from "../en-US/failures.ts";
