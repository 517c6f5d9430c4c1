import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { countryChange } from "#contract/country-change.ts";
import { SHIPPED_COUNTRIES, type ShippedCountry } from "#rules/address/shipped-country.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { countryWords as words } from "#words/country.ts";
import { countryChoiceWords } from "#words/shell.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { CountryChangeFacts } from "./country-change-facts.tsx";
import "./delivery.css";
import { pageToReturnTo } from "./page-to-return-to.ts";
import { countryCookie, countryIn, keptPlaceIn } from "./country-cookie.ts";

/** `/ship-to/country?to=CANADA&back=/carts`: what the popup says, and a form that changes the country and comes back. */
export async function loader({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const search = new URL(request.url).searchParams;
  const cookies = request.headers.get("cookie") ?? "";
  const from = countryIn(cookies);
  const to = countryOf(search.get("to")) ?? from;
  const answer = await context.get(apiContext)(countryChange, { query: { zip: keptPlaceIn(cookies)?.zipCode ?? "" } });
  if (!answer.ok) throw refusedPage(answer);
  return { from, to, back: pageToReturnTo(search.get("back")), change: answer.reply };
}

export async function action({ request }: Pick<ActionFunctionArgs, "request">) {
  const form = await request.formData();
  const back = pageToReturnTo(String(form.get("back") ?? ""));
  const to = countryOf(String(form.get("to") ?? ""));
  if (!to) return redirect(back, 303);
  const cookies = request.headers.get("cookie") ?? "";
  return redirect(back, {
    status: 303,
    headers: { "set-cookie": countryCookie(cookies, to, new URL(request.url).protocol === "https:") },
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: pageTitle(matches, loaderData ? headingOf(loaderData) : countryChoiceWords.title) },
  { name: "robots", content: "noindex" },
];

export default function CountryPage() {
  const loaded = useLoaderData<typeof loader>();
  const { from, to, back, change } = loaded;
  return (
    <main id="main" className="page ship-to-page">
      <h1 className="type-36">{headingOf(loaded)}</h1>
      {from === to ? (
        <>
          <p>{words.chosen(to)}</p>
          <p>
            <a className={buttonClass("primary")} href={back}>
              {words.stay(to)}
            </a>
          </p>
        </>
      ) : (
        <>
          <CountryChangeFacts change={change} to={to} />
          <form method="post" action={paths.country} className="zip-form">
            <input type="hidden" name="to" value={to} />
            <input type="hidden" name="back" value={back} />
            <Button type="submit" look="primary">
              {words.change(to)}
            </Button>
            <a className={buttonClass("secondary")} href={back}>
              {words.stay(from)}
            </a>
          </form>
        </>
      )}
    </main>
  );
}

function headingOf({ from, to }: { from: ShippedCountry; to: ShippedCountry }): string {
  return from === to ? words.isChosen(to) : words.title(to);
}

/** A country as an address or a form has it; null for anything else. */
function countryOf(text: string | null): ShippedCountry | null {
  return SHIPPED_COUNTRIES.find((country) => country === text) ?? null;
}
