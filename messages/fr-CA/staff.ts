export * from "../en-US/staff.ts";
