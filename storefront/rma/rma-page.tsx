import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import type { Alert } from "#contract/alert.ts";
import type { ReplyOf } from "#contract/call.ts";
import { listRmaOthers } from "#contract/rma.ts";
import { rmaStatusWords } from "#words/rma-status.ts";
import { rmaWords as words } from "#words/rma.ts";
import { apiContext } from "../api/api-context.ts";
import { formFilesContext } from "../api/form-files-context.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { FindRmaOrder } from "./find-rma-order-form.tsx";
import { OpenRma } from "./open-rma-form.tsx";
import { RmaList } from "./rma-list.tsx";
import { sendRma, type RmaAsker, type SentRma } from "./send-rma.ts";
import "./rma.css";

type Order = ReplyOf<typeof listRmaOthers>;
interface Shown {
  who: RmaAsker;
  order: Order | null;
  refusal: Alert | null;
  opened: string | null;
  /** A file of the first form that was not taken. */
  notTaken?: SentRma["notTaken"];
}

/** `/support/rma`: members and guests alike, by plain forms; an address may bring the order's number. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Shown> {
  const number = new URL(request.url).searchParams.get("order") ?? "";
  const who = { OrderNumber: number, Email: "" };
  if (number === "") return { who, order: null, refusal: null, opened: null };
  const found = await context.get(apiContext)(listRmaOthers, { body: who });
  return { who, order: found.ok ? found.reply : null, refusal: null, opened: null };
}

/** Who may open the order leads on to the return's own page; a guest by email stays here, with the way to it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const who = { OrderNumber: text("OrderNumber"), Email: text("Email") };
  const done = await sendRma(api, form, context.get(formFilesContext), who);
  const opened = done?.intent === "open" && done.rma ? done.rma : null;
  if (opened && !done?.notTaken && who.Email === "")
    return redirect(`${paths.rmaStatus(opened.OrderNumber, opened.RmaNumber)}&new=1`, 303);
  const found = await api(listRmaOthers, { body: who });
  const shown: Shown = {
    who,
    order: found.ok ? found.reply : null,
    refusal: done?.refusal ?? (found.ok ? null : found.alert),
    opened: opened?.RmaNumber ?? null,
    notTaken: done?.notTaken ?? null,
  };
  return data(shown, { status: done ? done.status : found.ok ? 200 : found.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
];

export default function RmaPage() {
  const loaded = useLoaderData<typeof loader>();
  const { who, order, refusal, opened, notTaken } = useActionData<typeof action>() ?? loaded;
  return (
    <main className="page rma" id="main">
      <h1 className="type-36">{words.title}</h1>
      {!order && <p className="muted measure">{words.lead}</p>}
      {refusal && (
        <Notice tone="error" say="now" title={refusal.Reason === "order_unknown" ? words.notFound : refusal.Message} />
      )}
      {notTaken && <Notice tone="error" say="now" title={rmaStatusWords.fileRefused(notTaken.name, notTaken.why)} />}
      {opened && !notTaken && (
        <Notice tone="success" say="politely" title={words.sent(opened)}>
          {words.sentText}
        </Notice>
      )}
      {order ? <OpenRma order={order} email={who.Email} /> : <FindRmaOrder who={who} />}
      {order && order.Rmas.length > 0 && (
        <section>
          <h2 className="type-22">{words.openRmas}</h2>
          <RmaList rmas={order.Rmas} timeZone={order.TimeZone} email={who.Email} />
        </section>
      )}
    </main>
  );
}
