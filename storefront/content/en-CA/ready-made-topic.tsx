export * from "../en-US/ready-made-topic.tsx";
