import { expect, test } from "vitest";
import { afterSignIn, signInTo, withSignInTo } from "./after-sign-in.ts";

const at = (address: string) => signInTo(new URL(address, "https://store.example"));

test("a page knows why somebody signs in, and takes no other word for it", () => {
  expect(["/sign-in", "/sign-in?to=checkout", "/sign-in?to=save", "/sign-in?to=//evil.example"].map(at)).toEqual([
    null,
    "checkout",
    "save",
    null,
  ]);
});

test("who came from the checkout goes back to it, over the code where one is asked for", () => {
  expect(afterSignIn("/account", "checkout")).toBe("/carts?step=information");
  expect(afterSignIn("/sign-in/code", "checkout")).toBe("/sign-in/code?to=checkout");
  expect(withSignInTo("/sign-in/code?by=recovery", "checkout")).toBe("/sign-in/code?by=recovery&to=checkout");
});

test("what was saved on the way is shown first, and who came from nowhere goes where the store says", () => {
  expect(afterSignIn("/account/lists", "checkout")).toBe("/account/lists");
  for (const to of ["save", null] as const) expect(afterSignIn("/account", to)).toBe("/account");
});
