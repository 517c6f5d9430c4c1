export * from "../en-US/agreement-topic.tsx";
