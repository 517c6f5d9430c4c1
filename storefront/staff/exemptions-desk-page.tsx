import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { decideExemption, getStaffExemptions, type StaffExemption } from "#contract/tax-exemptions.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { instantDay } from "#words/moments.ts";
import { stateNames } from "#words/states.ts";
import { deskExemptionWords as words, exemptionWords } from "#words/tax-exemption.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { Notice } from "../shell/notice.tsx";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/exemptions`: who asks to buy without sales tax, and the decision about each. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const answer = await api(getStaffExemptions);
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, applications: answer.reply.Applications, timeZone: answer.reply.TimeZone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const Decision = text("Decision") === "approved" ? ("approved" as const) : ("declined" as const);
  const body = {
    MemberId: Number(text("MemberId")),
    State: text("State"),
    Version: Number(text("Version")),
    Decision,
    Answer: text("Answer"),
  };
  const answer = await context.get(apiContext)(decideExemption, { body });
  return data({ refusal: answer.ok ? null : answer.alert }, { status: answer.ok ? 200 : answer.status });
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function ExemptionsDeskPage() {
  const { staff, applications, timeZone } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal;
  const mayDecide = staff.Rights.includes("exemptions.decide");
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {refusal && <Notice tone="error" say="now" title={refusal.Fields?.[0]?.message ?? refusal.Message} />}
      {sent && !refusal && <Notice tone="success" say="politely" title={words.done} />}
      {applications.length === 0 && <p className="desk__none">{words.none}</p>}
      <ul className="desk-returns">
        {applications.map((one) => (
          <li key={`${one.MemberId} ${one.State}`} className="desk-panel">
            <ExemptionFacts one={one} timeZone={timeZone} />
            {mayDecide && one.Status !== "declined" && <DecisionForm one={one} />}
          </li>
        ))}
      </ul>
    </DeskFrame>
  );
}

function DecisionForm({ one }: { one: StaffExemption }) {
  return (
    <form className="desk__form" method="post" action={deskPaths.exemptions}>
      <input type="hidden" name="MemberId" value={one.MemberId} />
      <input type="hidden" name="State" value={one.State} />
      <input type="hidden" name="Version" value={one.Version} />
      <Field label={words.answer} name="Answer" maxLength={500} required />
      <div className="desk-returns__moves">
        {one.Status === "pending" && (
          <Button type="submit" name="Decision" value="approved" look="primary">
            {words.approve}
          </Button>
        )}
        <Button type="submit" name="Decision" value="declined">
          {one.Status === "approved" ? words.revoke : words.decline}
        </Button>
      </div>
    </form>
  );
}

function ExemptionFacts({ one, timeZone }: { one: StaffExemption; timeZone: string }) {
  return (
    <div>
      <h2 className="type-16 strong">
        {words.heading(one.Organisation, stateNames.USA[one.State] ?? one.State)}{" "}
        <span className="desk-tag">{one.IsOver ? exemptionWords.over : exemptionWords.status[one.Status]}</span>
      </h2>
      <p>{words.facts(one.Ground, one.Certificate)}</p>
      <p>
        {one.ExpiresOn === ""
          ? exemptionWords.endless
          : exemptionWords.lasts(instantDay(`${one.ExpiresOn}T12:00:00Z`, "UTC"))}
      </p>
      {one.Answer !== "" && <p className="muted">{one.Answer}</p>}
      <p className="muted">{words.sent(one.Email, instantDay(one.SentAt, timeZone))}</p>
    </div>
  );
}
