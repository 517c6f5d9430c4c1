import { redirect } from "react-router";
import type { Api } from "#contract/call.ts";
import { idmeVerify } from "#contract/id-discount.ts";
import { paths } from "../paths.ts";
import { idDiscountPaths } from "./id-discount-paths.ts";

/**
 * `/carts` with what ID.me sent the browser back with (S37). Whoever stops there comes without a code. It always leads on
 * to an address without them: a code and a state are not to stand in the history.
 */
export async function finishIdVerify(api: Api, said: URLSearchParams): Promise<Response> {
  const body = { code: said.get("code") ?? "", state: said.get("state") ?? "" };
  const answer = await api(idmeVerify, { body });
  if (answer.ok) return redirect(paths.cart, 303);
  return redirect(`${idDiscountPaths.page}?${new URLSearchParams({ refused: answer.alert.Reason })}`, 303);
}

/** Whether somebody comes back from ID.me: with a state, and a code or an error (RFC 6749, 4.1.2). */
export function isBackFromIdme(said: URLSearchParams): boolean {
  return said.has("state") && (said.has("code") || said.has("error"));
}
