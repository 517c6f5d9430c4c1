export * from "../en-US/provider-pages.ts";
