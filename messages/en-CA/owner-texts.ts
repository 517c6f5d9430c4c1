export * from "../en-US/owner-texts.ts";
