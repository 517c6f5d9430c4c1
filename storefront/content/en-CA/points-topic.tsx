export * from "../en-US/points-topic.tsx";
