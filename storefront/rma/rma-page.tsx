import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import type { Alert } from "#contract/alert.ts";
import type { Api, ReplyOf } from "#contract/call.ts";
import type { FormFiles } from "#contract/sent-file.ts";
import { addRmaProof, listRmaOthers, openRma, withdrawRma } from "#contract/rma.ts";
import type { RmaReason, RmaWants } from "#rules/rma/rma-states.ts";
import { rmaWords as words } from "#words/rma.ts";
import { apiContext } from "../api/api-context.ts";
import { formFilesContext } from "../api/form-files-context.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { linesThatComeBack } from "./lines-that-come-back.ts";
import { FindRmaOrder } from "./find-rma-order-form.tsx";
import { OpenRma } from "./open-rma-form.tsx";
import { proofIn } from "./proof-in.ts";
import { RmaList } from "./rma-list.tsx";
import "./rma.css";

type Order = ReplyOf<typeof listRmaOthers>;
interface Shown {
  who: { OrderNumber: string; Email: string };
  order: Order | null;
  refusal: Alert | null;
  opened: string | null;
  /** A file has come with this very form. */
  isProofAdded?: boolean;
}

/** `/support/rma`: members and guests alike, by plain forms; an address may bring the order's number. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Shown> {
  const number = new URL(request.url).searchParams.get("order") ?? "";
  const who = { OrderNumber: number, Email: "" };
  if (number === "") return { who, order: null, refusal: null, opened: null };
  const found = await context.get(apiContext)(listRmaOthers, { body: who });
  return { who, order: found.ok ? found.reply : null, refusal: null, opened: null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const who = { OrderNumber: text("OrderNumber"), Email: text("Email") };
  const done = await send(api, form, context.get(formFilesContext), who);
  const found = await api(listRmaOthers, { body: who });
  const refusal = done && !done.ok ? done.alert : found.ok ? null : found.alert;
  const hasDone = (intent: string) => done?.ok === true && text("intent") === intent;
  const opened = done?.ok && hasDone("open") ? done.reply.Rma.RmaNumber : null;
  const order = found.ok ? found.reply : null;
  const shown: Shown = { who, order, refusal, opened, isProofAdded: hasDone("proof") };
  return data(shown, { status: done && !done.ok ? done.status : found.ok ? 200 : found.status });
}

/** What the form asks for besides being shown; null where that is all. */
async function send(api: Api, form: FormData, files: FormFiles, who: Shown["who"]) {
  const text = (name: string) => String(form.get(name) ?? "");
  if (text("intent") === "withdraw") return api(withdrawRma, { body: { ...who, RmaNumber: text("RmaNumber") } });
  if (text("intent") === "proof") {
    const { proof, ...sent } = await proofIn(files);
    return api(addRmaProof, { body: { ...who, RmaNumber: text("RmaNumber"), ...proof }, ...sent });
  }
  if (text("intent") !== "open") return null;
  const Lines = linesThatComeBack(form);
  // What is neither of the words is refused by the call.
  const [Wants, Reason] = [text("Wants") as RmaWants, text("Reason") as RmaReason];
  return api(openRma, { body: { ...who, Lines, Wants, Reason, Told: text("Told") } });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
];

export default function RmaPage() {
  const loaded = useLoaderData<typeof loader>();
  const { who, order, refusal, opened, isProofAdded } = useActionData<typeof action>() ?? loaded;
  return (
    <main className="page rma" id="main">
      <h1 className="type-36">{words.title}</h1>
      {!order && <p className="muted measure">{words.lead}</p>}
      {refusal && (
        <Notice tone="error" say="now" title={refusal.Reason === "order_unknown" ? words.notFound : refusal.Message} />
      )}
      {isProofAdded && <Notice tone="success" say="politely" title={words.added} />}
      {opened && (
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
