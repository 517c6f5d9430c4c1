export * from "../en-US/easy-builder.ts";
