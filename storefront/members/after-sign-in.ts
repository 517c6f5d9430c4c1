import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";

/** Why somebody signs in, by `?to=` of the page: to save something, or in the middle of a checkout. */
export type SignInTo = "save" | "checkout" | null;

export function signInTo({ searchParams }: URL): SignInTo {
  const to = searchParams.get("to");
  return to === "save" || to === "checkout" ? to : null;
}

/** A page of the sign-in that remembers why. */
export function withSignInTo(path: string, to: SignInTo): string {
  return to === null ? path : `${path}${path.includes("?") ? "&" : "?"}to=${to}`;
}

/** Where to go once a step of the sign-in passed, by what it answered: back to a checkout that led here, over the code where one is asked for. */
export function afterSignIn(answered: string, to: SignInTo): string {
  if (to !== "checkout") return answered;
  if (answered === accountPaths.signInCode) return withSignInTo(answered, to);
  return answered === paths.account ? paths.checkout("information") : answered;
}
