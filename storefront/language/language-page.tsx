import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from "react-router";
import { inLocale, readPrefix } from "#messages/locales.ts";
import { languageChoiceWords as words } from "#words/language.ts";
import { pageToReturnTo } from "../delivery/page-to-return-to.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { languageCookie } from "./language-cookie.ts";
import { browserConfig } from "../browser-config.ts";

/** `/language?back=/carts`: the languages of the store, and a form that remembers one and comes back in it. */
export function loader({ request }: Pick<LoaderFunctionArgs, "request">) {
  return { back: plainPage(new URL(request.url).searchParams.get("back")) };
}

export async function action({ request }: Pick<ActionFunctionArgs, "request">) {
  const form = await request.formData();
  const to = browserConfig.languages.find((locale) => locale === form.get("to"));
  const back = plainPage(String(form.get("back") ?? ""));
  const { origin, protocol } = new URL(request.url);
  // Whole: a path would be taken for one of this language.
  if (!to) return redirect(origin + back, 303);
  return redirect(origin + inLocale(to, back), {
    status: 303,
    headers: { "set-cookie": languageCookie(to, protocol === "https:") },
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
];

export default function LanguagePage() {
  const { back } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page ship-to-page">
      <h1 className="type-36">{words.title}</h1>
      <LanguageChoice back={back} isTitled={false} />
    </main>
  );
}

function plainPage(back: string | null): string {
  return readPrefix(pageToReturnTo(back)).plain;
}
