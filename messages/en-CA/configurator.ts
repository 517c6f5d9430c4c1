export * from "../en-US/configurator.ts";
