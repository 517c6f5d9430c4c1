import { redirect, type MetaFunction } from "react-router";
import type { Answer } from "#contract/call.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";

/** What a page of the account got; who is not signed in, or no longer, goes to the sign-in. Null when it could not be had. */
export function ownOrSignIn<Reply>(answer: Answer<Reply>): Reply | null {
  if (answer.ok) return answer.reply;
  if (answer.status === 401) throw redirect(paths.signIn, 303);
  return null;
}

/** The head of a page that is one member's alone. */
export function memberMeta(title: string): MetaFunction {
  return ({ matches }) => [{ title: pageTitle(matches, title) }, { name: "robots", content: "noindex" }];
}
