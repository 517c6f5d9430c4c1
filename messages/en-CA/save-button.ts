export * from "../en-US/save-button.ts";
