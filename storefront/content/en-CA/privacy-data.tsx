export * from "../en-US/privacy-data.tsx";
