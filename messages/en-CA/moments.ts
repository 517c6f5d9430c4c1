export * from "../en-US/moments.ts";
