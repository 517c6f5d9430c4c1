import { expect, test } from "vitest";
import { afterPageFailure } from "./page-failure.ts";

const failure = {
  message: "Cannot read properties of undefined (reading 'name')",
  stack: "TypeError: …\n    at Card (https://store.example/assets/product-page-B1x.js:1:2)",
  chunks: ["product-page"],
  path: "/store/forge-90",
  wasReloaded: false,
};

test("a page reloads when its error mentions undefined and the stack mentions its chunk", () => {
  expect(afterPageFailure(failure)).toBe("reload");
});

test("any other page error goes to the home page", () => {
  expect(afterPageFailure({ ...failure, message: "Failed to fetch" })).toBe("go_home");
  expect(afterPageFailure({ ...failure, stack: "at https://store.example/assets/other.js" })).toBe("go_home");
  expect(afterPageFailure({ ...failure, chunks: [] })).toBe("go_home");
});

test("a page that fails again after its one reload goes home", () => {
  expect(afterPageFailure({ ...failure, wasReloaded: true })).toBe("go_home");
});

test("a failing home page stays where it is instead of going in a circle", () => {
  expect(afterPageFailure({ ...failure, path: "/", wasReloaded: true })).toBe("stay");
});
