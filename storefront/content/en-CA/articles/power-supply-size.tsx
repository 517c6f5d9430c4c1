export * from "../../en-US/articles/power-supply-size.tsx";
