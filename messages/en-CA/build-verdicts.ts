export * from "../en-US/build-verdicts.ts";
