export * from "../en-US/showroom.ts";
