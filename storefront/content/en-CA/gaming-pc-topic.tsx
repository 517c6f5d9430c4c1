export * from "../en-US/gaming-pc-topic.tsx";
