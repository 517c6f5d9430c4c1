export * from "../en-US/protect-longer.ts";
