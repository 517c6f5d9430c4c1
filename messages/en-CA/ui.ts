export * from "../en-US/ui.ts";
