import { data, redirect, type LoaderFunctionArgs } from "react-router";
import { startIdVerify } from "#contract/id-discount.ts";
import { ID_GROUPS } from "#rules/discounts/id-groups.ts";
import { apiContext } from "../api/api-context.ts";
import { wayBackCookie } from "../language/language-cookie.ts";
import { idDiscountPaths } from "./id-discount-paths.ts";

/** `/carts/group-discount/start`: sends the browser to ID.me, with what binds its answer to this cart. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("group");
  const Group = ID_GROUPS.find((name) => name === asked);
  if (!Group) throw data(null, { status: 404 });
  const answer = await context.get(apiContext)(startIdVerify, { body: { Group } });
  if (answer.ok) return redirect(answer.reply.Url, { status: 303, headers: { "set-cookie": wayBackCookie(request) } });
  return redirect(`${idDiscountPaths.page}?${new URLSearchParams({ refused: answer.alert.Reason })}`, 303);
}

/** Nothing is drawn here but the page that says that there is no such group. */
export default function StartIdVerify() {
  return null;
}
