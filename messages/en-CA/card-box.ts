export * from "../en-US/card-box.ts";
