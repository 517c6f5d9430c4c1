import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { getSharedList, type SavedProduct } from "#contract/saved-lists.ts";
import { Money } from "#ui/money.tsx";
import { savedListWords as words } from "#words/saved-lists.ts";
import { apiContext } from "../api/api-context.ts";
import { SeeWhatWeSell } from "../members/see-what-we-sell.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { SavedFacts } from "./saved-row.tsx";
import "../members/thing-rows.css";
import "./lists.css";

/** `/lists/:id?key=`: what somebody shared, as it is in the shop today. It says nothing of whose it is. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const query = { Id: params["id"] ?? "", Key: new URL(request.url).searchParams.get("key") ?? "" };
  const answer = await context.get(apiContext)(getSharedList, { query });
  return answer.ok ? { list: answer.reply } : data({ list: null }, { status: answer.status >= 500 ? 503 : 404 });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.sharedTitle) },
  { name: "robots", content: "noindex" },
  // No other site learns the link.
  { name: "referrer", content: "same-origin" },
];

export default function SharedListPage() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page shared-list">
      <h1 className="type-36">{list ? list.Name || words.sharedTitle : words.notShared}</h1>
      <p className="account__lead measure">{list ? words.sharedBy : words.notSharedHelp}</p>
      {list?.Items.length === 0 && <p className="account__lead">{words.sharedNone}</p>}
      {list && list.Items.length > 0 && (
        <ul className="thing-rows">
          {list.Items.map((item) => (
            <SharedRow key={item.SkuID} item={item} />
          ))}
        </ul>
      )}
      {!list?.Items.length && <SeeWhatWeSell />}
    </main>
  );
}

function SharedRow({ item }: { item: SavedProduct }) {
  return (
    <li className="thing-row">
      <SavedFacts item={item} />
      <p className="thing-row__end">
        {item.Price === null ? (
          <span className="muted type-13">{words.gone}</span>
        ) : (
          <Money amount={item.Price} className="strong" />
        )}
        {item.Quantity > 1 && <small className="muted">{words.units(item.Quantity)}</small>}
      </p>
    </li>
  );
}
