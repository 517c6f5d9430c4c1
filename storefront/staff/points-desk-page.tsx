import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { correctPoints, decidePoints, getStaffPoints, type WaitingCorrection } from "#contract/staff-points.ts";
import type { StaffInfo } from "#contract/staff.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { instantDay } from "#words/moments.ts";
import { formatCount } from "#words/money.ts";
import { deskPointsWords as words } from "#words/desk-points.ts";
import { deskWords } from "#words/staff.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { Notice } from "../shell/notice.tsx";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta, FreshCode } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk, refuseCode } from "./load-desk.ts";

/** `/staff/points`: a member's points, a correction of them with its reason, and those that wait for a second person. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const q = new URL(request.url).searchParams.get("q")?.trim().slice(0, 254) ?? "";
  const answer = await api(getStaffPoints, { query: { q } });
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, q, found: answer.reply, key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const { text } = await readFields(request);
  const wrongCode = await refuseCode(api, text("Code"));
  if (wrongCode) return data({ done: null, refusal: wrongCode.alert }, { status: wrongCode.status });
  const Key = text("Key");
  const Decision = text("Decision");
  const [MemberId, Point, By] = [Number(text("MemberId")), Number(text("PointSeen")), Number(text("By"))];
  const answer =
    Decision === ""
      ? await api(correctPoints, { body: { MemberId, Point, By, Reason: text("Reason"), Key } })
      : await api(decidePoints, { body: { Key, Decision: Decision === "done" ? "done" : "declined" } });
  if (answer.ok) return { done: answer.reply, refusal: null };
  return data({ done: null, refusal: answer.alert }, { status: answer.status });
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function PointsDeskPage() {
  const { staff, q, found, key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal;
  const here = `${deskPaths.points}?${new URLSearchParams({ q })}`;
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {refusal && <Notice tone="error" say="now" title={refusal.Fields?.[0]?.message ?? refusal.Message} />}
      {sent?.done && (
        <Notice
          tone="success"
          say="politely"
          title={words.done[sent.done.State](sent.done.Member.Name, formatCount(sent.done.Member.Point))}
        />
      )}
      {found.Waiting.length > 0 && (
        <>
          <h2 className="type-18">{words.waiting}</h2>
          <ul className="desk-returns">
            {found.Waiting.map((one) => (
              <Waiting key={one.Key} one={one} staff={staff} action={here} timeZone={found.TimeZone} />
            ))}
          </ul>
        </>
      )}
      <search>
        <form className="desk__find" action={deskPaths.points}>
          <Field label={words.find} name="q" maxLength={254} defaultValue={q} />
          <Button type="submit">{deskWords.find}</Button>
        </form>
      </search>
      {q !== "" && found.Members.length === 0 && <p className="desk__none">{words.none}</p>}
      {found.Members.map((member) => (
        <section key={member.MemberId} className="desk-panel">
          <h2 className="type-16 strong">{words.member(member.Name, member.Email)}</h2>
          <p>{words.has(formatCount(member.Point))}</p>
          {staff.Rights.includes("points.correct") && (
            <form className="desk__form" method="post" action={here}>
              <input type="hidden" name="Key" value={key} />
              <input type="hidden" name="MemberId" value={member.MemberId} />
              <input type="hidden" name="PointSeen" value={member.Point} />
              <Field label={words.by} help={words.byHelp} name="By" maxLength={8} required />
              <Field label={words.reason} help={words.reasonHelp} name="Reason" maxLength={500} required />
              <FreshCode staff={staff} />
              <Button type="submit">{words.correct}</Button>
            </form>
          )}
        </section>
      ))}
    </DeskFrame>
  );
}

interface WaitingProps {
  one: WaitingCorrection;
  staff: StaffInfo;
  action: string;
  timeZone: string;
}

function Waiting({ one, staff, action: here, timeZone }: WaitingProps) {
  const mayDecide = staff.Rights.includes("points.decide") && !one.IsOwn;
  return (
    <li className="desk-panel">
      <div>
        <h3 className="type-16 strong">{words.asked(words.signed(one.By), one.Member.Name)}</h3>
        <p>{one.Reason}</p>
        <p className="muted">{words.askedBy(one.AskedBy, instantDay(one.AskedAt, timeZone))}</p>
        {one.IsOwn && <p className="muted">{words.own}</p>}
      </div>
      {mayDecide && (
        <form className="desk__form" method="post" action={here}>
          <input type="hidden" name="Key" value={one.Key} />
          <FreshCode staff={staff} />
          <div className="desk-returns__moves">
            <Button type="submit" name="Decision" value="done" look="primary">
              {words.approve}
            </Button>
            <Button type="submit" name="Decision" value="declined">
              {words.decline}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
