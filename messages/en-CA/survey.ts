export * from "../en-US/survey.ts";
