export * from "../en-US/list-texts.ts";
