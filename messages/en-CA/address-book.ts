export * from "../en-US/address-book.ts";
