export * from "../../en-US/articles/lines-of-a-bill.tsx";
