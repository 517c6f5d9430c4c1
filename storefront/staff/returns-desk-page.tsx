import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import type { Api, BodyOf } from "#contract/call.ts";
import {
  approveRma,
  getStaffRmas,
  receiveRma,
  rejectRma,
  settleRma,
  type StaffRma,
  type StaffRmaLine,
} from "#contract/staff-rmas.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { deskRefundWords } from "#words/desk-refund.ts";
import { deskReturnsWords as words } from "#words/desk-returns.ts";
import { formatMoney } from "#words/money.ts";
import { instantDay } from "#words/moments.ts";
import { rmaLineFacts } from "#words/rma-lines.ts";
import { deskRmaMessageWords } from "#words/rma-message.ts";
import { rmaWords } from "#words/rma.ts";
import { deskWords } from "#words/staff.ts";
import { apiContext } from "../api/api-context.ts";
import { browserAlert } from "../api/browser-alert.ts";
import { readFields } from "../members/read-fields.ts";
import { Notice } from "../shell/notice.tsx";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { DeskRmaLabel } from "./desk-rma-label.tsx";
import { DeskRmaLines, readAcceptedLines, readReceivedLines } from "./desk-rma-lines.tsx";
import { DeskRmaMessages } from "./desk-rma-messages.tsx";
import { loadDesk } from "./load-desk.ts";
import { sendErrand } from "./send-rma-errand.ts";

type Decided = BodyOf<typeof rejectRma>;
type Text = (name: string) => string;

/** What brings a request to a state, and whose right it is. */
const DECISIONS = {
  approved: {
    send: (api: Api, body: Decided, text: Text) =>
      api(approveRma, { body: { ...body, Lines: readAcceptedLines(text) } }),
    right: "rmas.decide",
  },
  rejected: { send: (api: Api, body: Decided) => api(rejectRma, { body }), right: "rmas.decide" },
  received: {
    send: (api: Api, body: Decided, text: Text) =>
      api(receiveRma, { body: { ...body, Lines: readReceivedLines(text) } }),
    right: "rmas.receive",
  },
  done: {
    send: (api: Api, body: Decided, text: Text) =>
      api(settleRma, { body: { ...body, Lines: readAcceptedLines(text) } }),
    right: "rmas.decide",
  },
} as const;
type Decision = keyof typeof DECISIONS;
const isDecision = (state: string): state is Decision => state in DECISIONS;

/** `/staff/returns`: requests to send something back, and what may be decided of each. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const q = new URL(request.url).searchParams.get("q")?.trim().slice(0, 254) ?? "";
  const answer = await api(getStaffRmas, { query: { q } });
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, q, rmas: answer.reply.Rmas, timeZone: answer.reply.TimeZone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const to = text("To");
  const errand = await sendErrand(context.get(apiContext), to, text);
  if (errand) return errand;
  if (!isDecision(to))
    return data({ moved: null, said: null, refusal: browserAlert("unknown_form", {}) }, { status: 400 });
  const body = { RmaNumber: text("RmaNumber"), Version: Number(text("Version")), Answer: text("Answer") };
  const answer = await DECISIONS[to].send(context.get(apiContext), body, text);
  if (answer.ok) return { moved: answer.reply.Rma, said: null, refusal: null };
  return data({ moved: null, said: null, refusal: answer.alert }, { status: answer.status });
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function ReturnsDeskPage() {
  const { staff, q, rmas, timeZone } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal;
  const rights = new Set(staff.Rights);
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {refusal && <Notice tone="error" say="now" title={refusal.Fields?.[0]?.message ?? refusal.Message} />}
      {sent?.moved && (
        <Notice
          tone="success"
          say="politely"
          title={words.moved(sent.moved.RmaNumber, words.state[sent.moved.State])}
        />
      )}
      {sent?.said && <Notice tone="success" say="politely" title={sent.said} />}
      <search>
        <form className="desk__find" action={deskPaths.returns}>
          <Field label={words.find} name="q" maxLength={254} defaultValue={q} />
          <Button type="submit">{deskWords.find}</Button>
        </form>
      </search>
      {rmas.length === 0 && <p className="desk__none">{q === "" ? words.none : words.noneFound}</p>}
      <ul className="desk-returns">
        {rmas.map((rma) => (
          <li key={rma.RmaNumber} className="desk-panel">
            <div className="desk-returns__part">
              <RmaFacts rma={rma} timeZone={timeZone} />
              <DeskRmaMessages rma={rma} timeZone={timeZone} q={q} mayWrite={rights.has("rmas.decide")} />
            </div>
            <div className="desk-returns__part">
              <Decide
                rma={rma}
                moves={rma.Moves.filter(isDecision).filter((to) => rights.has(DECISIONS[to].right))}
                q={q}
              />
              {rights.has("rmas.decide") && <DeskRmaLabel rma={rma} q={q} />}
            </div>
          </li>
        ))}
      </ul>
    </DeskFrame>
  );
}

function RmaFacts({ rma, timeZone }: { rma: StaffRma; timeZone: string }) {
  return (
    <div>
      <h2 className="type-16 strong">
        {rma.RmaNumber} <span className="desk-tag">{words.state[rma.State]}</span>{" "}
        {rma.MessageWaits && <span className="desk-tag">{deskRmaMessageWords.waits}</span>}
      </h2>
      <p>
        <a className="link" href={deskPaths.order(rma.OrderNumber)}>
          {rma.OrderNumber}
        </a>
        , {rma.Email}
      </p>
      <ul>
        {rma.Lines.map((line) => (
          <li key={line.Line}>
            {rmaWords.line(line.ItemDescription, line.Units)}
            <span className="muted">{factsOf(line).map((fact) => ` · ${fact}`)}</span>
          </li>
        ))}
      </ul>
      <p>{words.wants(rma.Wants, rma.Reason)}</p>
      {rma.Told !== "" && <p>{words.told(rma.Told)}</p>}
      {rma.Proofs.length > 0 && (
        <ul>
          {rma.Proofs.map(({ Id, Name }) => (
            <li key={Id}>
              <a className="link" href={deskPaths.proof(Id)} download>
                {words.proof(Name)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {rma.Answer !== "" && <p className="muted">{words.answered(rma.Answer)}</p>}
      <p className="muted">{words.asked(instantDay(rma.OpenedAt, timeZone))}</p>
    </div>
  );
}

function Decide({ rma, moves, q }: { rma: StaffRma; moves: readonly Decision[]; q: string }) {
  if (moves.length === 0) return null;
  const left = rma.Lines.reduce((sum, { Left }) => sum + Left, 0);
  return (
    <form className="desk__form" method="post" action={`${deskPaths.returns}?${new URLSearchParams({ q })}`}>
      <input type="hidden" name="RmaNumber" value={rma.RmaNumber} />
      <input type="hidden" name="Version" value={rma.Version} />
      <DeskRmaLines rma={rma} moves={moves} />
      <Field label={words.answer} help={words.answerHelp} name="Answer" maxLength={500} />
      {moves.includes("done") && rma.Wants === "refund" && (
        <p>
          {left > 0 && (
            <a className="link link--alone" href={deskPaths.refund(rma.OrderNumber, rma.RmaNumber)}>
              {deskRefundWords.fromReturn(left)}
            </a>
          )}{" "}
          <span className="muted">
            {rma.Refunded > 0 ? words.refunded(formatMoney(rma.Refunded)) : left > 0 && words.refundFirst}
          </span>
        </p>
      )}
      <div className="desk-returns__moves">
        {moves.map((to, place) => (
          <Button key={to} type="submit" name="To" value={to} {...(place === 0 && { look: "primary" as const })}>
            {words.press[to]}
          </Button>
        ))}
      </div>
    </form>
  );
}

function factsOf({ Units, Accepted, Why, Received, Condition }: StaffRmaLine): string[] {
  return rmaLineFacts({ units: Units, accepted: Accepted, why: Why, received: Received, condition: Condition });
}
