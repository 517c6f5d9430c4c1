import { redirect } from "react-router";
import type { Api } from "#contract/call.ts";
import { getUserInfo, type UserInfo } from "#contract/members.ts";
import { memberState } from "#rules/cart/member-state.ts";
import { paths } from "../paths.ts";

/** Who is signed in. Throws the way to the sign-in page where nobody is. */
export async function signedInOnly(api: Api): Promise<UserInfo> {
  const info = await api(getUserInfo);
  if (!info.ok || memberState(info.reply) === "guest") throw redirect(paths.signIn, 303);
  return info.reply;
}
