import { expect, test } from "vitest";
import { afterAlert } from "./after-alert.ts";

test.each([
  [{ Redirect: "/carts" }, { goTo: "/carts" }],
  [{ Redirect: "/carts", CallBack: "reload" }, { goTo: "/carts" }],
  [{ CallBack: "reload-cart" }, { run: "reload-cart" }],
  [{ CallBack: "alert(1)" }, null],
  [{ Redirect: "https://elsewhere.example/" }, null],
  [{ Redirect: "//elsewhere.example/" }, null],
  [{ Redirect: "/\\elsewhere.example/" }, null],
  [{}, null],
])("after an alert with %j comes %j", (alert, next) => {
  expect(afterAlert(alert)).toEqual(next);
});
