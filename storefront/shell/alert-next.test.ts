import { expect, test } from "vitest";
import { alertNext } from "./alert-next.ts";

test("an alert redirects, or runs a callback that is on the list", () => {
  expect(alertNext({ Redirect: "/carts" })).toEqual({ redirect: "/carts" });
  expect(alertNext({ CallBack: "reload" })).toEqual({ callBack: "reload" });
  expect(alertNext({ Redirect: "/carts", CallBack: "reload" })).toEqual({ redirect: "/carts" });
});

test("text that is not on the list is never run, and another site is not gone to", () => {
  expect(alertNext({ CallBack: "alert(1)" })).toBeNull();
  expect(alertNext({ CallBack: "constructor" })).toBeNull();
  expect(alertNext({ Redirect: "https://elsewhere.example" })).toBeNull();
  expect(alertNext({ Redirect: "//elsewhere.example" })).toBeNull();
  expect(alertNext({ Redirect: "javascript:alert(1)" })).toBeNull();
  expect(alertNext({})).toBeNull();
});
