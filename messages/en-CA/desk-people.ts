export * from "../en-US/desk-people.ts";
