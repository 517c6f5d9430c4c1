import type { ReactNode } from "react";
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
import type { Api } from "#contract/call.ts";
import { findRmaStatus, getRmaStatus, type RmaStatus } from "#contract/rma.ts";
import { rmaMessageWords } from "#words/rma-message.ts";
import { rmaStatusWords as words } from "#words/rma-status.ts";
import { rmaWords } from "#words/rma.ts";
import { apiContext } from "../api/api-context.ts";
import { formFilesContext } from "../api/form-files-context.ts";
import { AccountFrame } from "../members/account-frame.tsx";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { FindRmaOrder } from "./find-rma-order-form.tsx";
import { RmaStatusView } from "./rma-status-view.tsx";
import { sendRma, type SentRma } from "./send-rma.ts";
import "./rma.css";

interface Shown {
  who: { OrderNumber: string; RmaNumber: string; Email: string };
  status: RmaStatus | null;
  refusal: Alert | null;
  /** What has just been done. */
  done: SentRma["intent"] | null;
  /** A message that was typed and not taken. */
  typed?: string;
}

/** `/support/rma/status?order=…&rma=…`: one return, for who may see its order, and for a guest by its email. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const which = { OrderNumber: search.get("order") ?? "", RmaNumber: search.get("rma") ?? "" };
  if (which.OrderNumber === "" || which.RmaNumber === "") throw redirect(paths.rma, 303);
  const answer = await context.get(apiContext)(getRmaStatus, { query: which });
  const shown: Shown = {
    who: { ...which, Email: "" },
    status: answer.ok ? answer.reply : null,
    refusal: null,
    done: answer.ok && search.has("new") ? "open" : null,
  };
  // Whose it is not reads the same as where there is none: both are asked for the email.
  return data(shown, { status: answer.ok ? 200 : answer.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const who = { OrderNumber: text("OrderNumber"), RmaNumber: text("RmaNumber"), Email: text("Email") };
  const { OrderNumber, Email } = who;
  const sent = await sendRma(api, form, context.get(formFilesContext), { OrderNumber, Email });
  const found = await readStatus(api, who);
  const shown: Shown = {
    who,
    status: found.ok ? found.reply : null,
    refusal: sent?.refusal ?? (found.ok ? null : found.alert),
    done: sent && !sent.refusal ? sent.intent : null,
    typed: sent?.refusal ? text("Text") : "",
  };
  return data(shown, { status: sent && sent.status !== 200 ? sent.status : found.ok ? 200 : found.status });
}

function readStatus(api: Api, { Email, ...which }: Shown["who"]) {
  return Email === "" ? api(getRmaStatus, { query: which }) : api(findRmaStatus, { body: { ...which, Email } });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: pageTitle(matches, loaderData ? words.title(loaderData.who.RmaNumber) : rmaWords.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

const DONE: Readonly<Record<SentRma["intent"], (number: string) => string>> = {
  open: rmaWords.sent,
  proof: () => rmaWords.added,
  withdraw: () => words.withdrawn,
  message: () => rmaMessageWords.sent,
};

export default function RmaStatusPage() {
  const loaded = useLoaderData<typeof loader>();
  const { who, status, refusal, done, typed = "" } = useActionData<typeof action>() ?? loaded;
  const title = (
    <>
      {words.titleWord} <span className="nowrap">{who.RmaNumber}</span>
    </>
  );
  const notices = (
    <>
      {refusal && (
        <Notice
          tone="error"
          say="now"
          title={
            status
              ? (refusal.Fields?.[0]?.message ?? refusal.Message)
              : isNotThere(refusal)
                ? words.unknown
                : refusal.Message
          }
        />
      )}
      {done && <Notice tone="success" say="politely" title={DONE[done](who.RmaNumber)} />}
    </>
  );
  const content = status ? (
    <RmaStatusView status={status} email={who.Email} typed={typed} />
  ) : (
    <FindRmaOrder who={who} rma={who.RmaNumber} />
  );
  if (status?.IsMembers)
    return (
      <AccountFrame at="returns" title={title} lead={leadOf(status)}>
        {notices}
        {content}
      </AccountFrame>
    );
  return (
    <main className={status ? "page rma rma--status" : "page rma"} id="main">
      <div>
        <h1 className="type-36">{title}</h1>
        {status && <p className="muted">{leadOf(status)}</p>}
      </div>
      {notices}
      {content}
    </main>
  );
}

function leadOf({ Rma, Lines }: RmaStatus): ReactNode {
  const what = Lines.map(({ ItemDescription, Units }) => rmaWords.line(ItemDescription, Units));
  return (
    <>
      {words.of(what)} <span className="nowrap">{rmaWords.order(Rma.OrderNumber)}</span>
    </>
  );
}

function isNotThere({ Reason }: Alert): boolean {
  return Reason === "order_unknown" || Reason === "rma_unknown";
}
