export * from "../en-US/logged-facts.ts";
