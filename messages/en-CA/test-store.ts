export * from "../en-US/test-store.ts";
