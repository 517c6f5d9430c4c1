import { data, redirect, type LoaderFunctionArgs } from "react-router";
import { startProvider } from "#contract/providers.ts";
import { PROVIDERS } from "#rules/member/providers.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { wayBackCookie } from "../language/language-cookie.ts";

/** `/sign-in/with/google`: sends the browser there, with what binds its answer to this browser. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const Provider = PROVIDERS.find((name) => name === params["provider"]);
  if (!Provider) throw data(null, { status: 404 });
  const answer = await context.get(apiContext)(startProvider, { body: { Provider, keepMeSignedIn: false } });
  if (!answer.ok) throw refusedPage(answer);
  return redirect(answer.reply.Url, { status: 303, headers: { "set-cookie": wayBackCookie(request) } });
}

/** Nothing is drawn here but the page that says that there is no such provider. */
export default function GoToProvider() {
  return null;
}
