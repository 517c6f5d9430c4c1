import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";

/** Why somebody signs in, by `?to=` of the page: to save something, to keep the builds of this browser, or in the middle of a checkout. */
export type SignInTo = "save" | "builds" | "checkout" | null;

export function signInTo({ searchParams }: URL): SignInTo {
  const to = searchParams.get("to");
  return to === "save" || to === "builds" || to === "checkout" ? to : null;
}

/** A page of the sign-in that remembers why. */
export function withSignInTo(path: string, to: SignInTo): string {
  return to === null ? path : `${path}${path.includes("?") ? "&" : "?"}to=${to}`;
}

/** Where to go once a step of the sign-in passed, by what it answered: back to a checkout or the builds that led here, over the code where one is asked for. */
export function afterSignIn(answered: string, to: SignInTo): string {
  if (to !== "checkout" && to !== "builds") return answered;
  if (answered === accountPaths.signInCode) return withSignInTo(answered, to);
  const back = to === "builds" ? accountPaths.builds : paths.checkout("information");
  return answered === paths.account ? back : answered;
}
