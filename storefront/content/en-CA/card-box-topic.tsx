export * from "../en-US/card-box-topic.tsx";
