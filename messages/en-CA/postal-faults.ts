export * from "../en-US/postal-faults.ts";
