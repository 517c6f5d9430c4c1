import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { finishProvider } from "#contract/providers.ts";
import { PROVIDERS } from "#rules/member/providers.ts";
import { buttonClass } from "#ui/button.tsx";
import { providerWords } from "#words/provider-pages.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { MemberPanel } from "./member-panel.tsx";

/** `/sign-in/with/google/return`: what the provider sent the browser back with. It stands here only where it was refused. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const Provider = PROVIDERS.find((name) => name === params["provider"]);
  if (!Provider) throw data(null, { status: 404 });
  const said = new URL(request.url).searchParams;
  // Whoever refuses at the provider comes back without a code.
  const body = { Provider, code: said.get("code") || "none", state: said.get("state") || "none" };
  const answer = await context.get(apiContext)(finishProvider, { body });
  if (answer.ok) throw redirect(answer.reply.Url, 303);
  return data({ message: answer.alert.Message }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, providerWords.notDone) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export default function ProviderReturnPage() {
  const { message } = useLoaderData<typeof loader>();
  return (
    <MemberPanel title={providerWords.notDone} lead={message}>
      <a className={buttonClass("primary", "large")} href={paths.signIn}>
        {providerWords.again}
      </a>
    </MemberPanel>
  );
}
