export * from "../en-US/privacy-rights.tsx";
