export * from "../en-US/refurbished-topic.tsx";
