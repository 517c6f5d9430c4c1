export * from "../en-US/desk-serials.ts";
