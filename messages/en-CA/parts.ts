export * from "../en-US/parts.ts";
