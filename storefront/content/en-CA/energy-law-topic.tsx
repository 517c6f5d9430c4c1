export * from "../en-US/energy-law-topic.tsx";
