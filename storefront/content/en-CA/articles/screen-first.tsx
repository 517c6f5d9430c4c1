export * from "../../en-US/articles/screen-first.tsx";
