export * from "../en-US/desk-tests.ts";
