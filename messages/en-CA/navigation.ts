export * from "../en-US/navigation.ts";
