export * from "../en-US/members.ts";
