import { press, type } from "./acts.ts";
import type { PageScene } from "./page-scene.ts";

const WRONG = { Email: "nobody@example.com", Password: "not the password" };

/** Every page on the way into an account. */
export const SIGN_IN_SCENES: readonly PageScene[] = [
  { name: "sign-in", path: "/sign-in" },
  { name: "sign-in-wrong", path: "/sign-in", act: type(WRONG, "Sign in") },
  { name: "sign-in-code", path: "/sign-in/code", as: "halfway" },
  { name: "sign-in-code-wrong", path: "/sign-in/code", as: "halfway", act: type({ Code: "000000" }, "Continue") },
  { name: "sign-in-recovery", path: "/sign-in/code?by=recovery", as: "halfway" },
  { name: "sign-in-provider-refused", path: "/sign-in/with/google/return?error=access_denied", status: 401 },
  { name: "sign-in-link", path: "/sign-in/link" },
  { name: "sign-in-link-ended", path: "/sign-in/link", act: type({ "Current password": "x" }, "Link and sign in") },
  { name: "register", path: "/register" },
  { name: "register-wrong", path: "/register", act: press("Create my account") },
  {
    name: "register-sent",
    path: "/register",
    act: type(
      { "First name": "Ada", "Last name": "Byron", Email: "new@example.com", Password: "quiet fan on a desk" },
      "Create my account",
    ),
  },
  { name: "activate", path: "/activate?token={activation}" },
  { name: "activate-ended", path: "/activate?token=x", act: type({ Password: "x" }, "Confirm and sign in") },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "forgot-password-wrong", path: "/forgot-password", act: type({ Email: "nobody" }, "Send the link") },
  { name: "forgot-password-sent", path: "/forgot-password", act: type({ Email: "a@example.com" }, "Send the link") },
  { name: "reset-password", path: "/reset-password?token={reset}" },
  { name: "reset-password-undo", path: "/reset-password?token={reset}&undo=1" },
  {
    name: "reset-password-wrong",
    path: "/reset-password?token={reset}",
    act: type({ "New password": "x" }, "Save and sign in"),
  },
  {
    name: "reset-password-ended",
    path: "/reset-password?token=x",
    act: type({ "New password": "another quiet fan" }, "Save and sign in"),
  },
];
