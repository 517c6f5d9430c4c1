export * from "../en-US/language.ts";
