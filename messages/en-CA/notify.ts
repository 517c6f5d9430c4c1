export * from "../en-US/notify.ts";
