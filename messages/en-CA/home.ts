export * from "../en-US/home.ts";
