import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { notifyWords } from "#words/notify.ts";
import { apiContext } from "../api/api-context.ts";
import { notifyMe } from "#contract/catalog.ts";
import { paths } from "../paths.ts";
import { nameOfSku } from "../product/name-of-sku.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { NotifyForm } from "./notify-form.tsx";

const TITLE = notifyWords.title;

/** `/notify-me`: where the form of a sold-out product goes without JavaScript, and says how it went. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const skuId = Number(search.get("sku") ?? 0);
  const name = await nameOfSku(context.get(apiContext), skuId);
  return { skuId, name, isDone: search.get("done") === "1" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const skuId = Number(form.get("skuId"));
  const typed = String(form.get("email") ?? "");
  const answer = await context.get(apiContext)(notifyMe, { body: { SkuID: skuId, Email: typed } });
  if (answer.ok) return redirect(`${paths.notifyMe}?done=1`, 303);
  const message = answer.alert.Fields?.[0]?.message ?? answer.alert.Message;
  return data({ skuId, message, typed }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, TITLE) },
  { name: "robots", content: "noindex" },
];

export default function NotifyPage() {
  const { skuId, name, isDone } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const sku = refused?.skuId ?? skuId;
  return (
    <main id="main" className="page notify-page">
      <h1 className="type-36">{isDone ? notifyWords.done : TITLE}</h1>
      {isDone || !(sku > 0) ? (
        <p>{isDone ? notifyWords.doneText : notifyWords.chooseFirst}</p>
      ) : (
        <>
          {name !== "" && <p className="strong">{name}</p>}
          <NotifyForm skuId={sku} refused={refused} />
        </>
      )}
      <a className="link" href={paths.home}>
        {notifyWords.keepShopping}
      </a>
    </main>
  );
}
