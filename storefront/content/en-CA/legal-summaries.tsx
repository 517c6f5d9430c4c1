export * from "../en-US/legal-summaries.tsx";
