export * from "../en-US/measured-values.ts";
