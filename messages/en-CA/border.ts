export * from "../en-US/border.ts";
