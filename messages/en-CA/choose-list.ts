export * from "../en-US/choose-list.ts";
