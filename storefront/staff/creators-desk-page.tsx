import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { answerCreator, getStaffCreators, type StaffCreator } from "#contract/creators.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { creatorWords, deskCreatorWords as words } from "#words/creators.ts";
import { instantDay } from "#words/moments.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { Notice } from "../shell/notice.tsx";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/creators`: who applied, and the answer to each that waits. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const answer = await api(getStaffCreators);
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, applications: answer.reply.Applications, timeZone: answer.reply.TimeZone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const Decision = text("Decision") === "accepted" ? ("accepted" as const) : ("declined" as const);
  const [MemberId, Version] = [Number(text("MemberId")), Number(text("Version"))];
  const body = { MemberId, Version, Decision, Answer: text("Answer") };
  const answer = await context.get(apiContext)(answerCreator, { body });
  return data({ refusal: answer.ok ? null : answer.alert }, { status: answer.ok ? 200 : answer.status });
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function CreatorsDeskPage() {
  const { staff, applications, timeZone } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal;
  const mayAnswer = staff.Rights.includes("creators.answer");
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {refusal && <Notice tone="error" say="now" title={refusal.Fields?.[0]?.message ?? refusal.Message} />}
      {sent && !refusal && <Notice tone="success" say="politely" title={words.done} />}
      {applications.length === 0 && <p className="desk__none">{words.none}</p>}
      <ul className="desk-returns">
        {applications.map((one) => (
          <li key={one.MemberId} className="desk-panel">
            <CreatorFacts one={one} timeZone={timeZone} />
            {mayAnswer && one.State === "pending" && (
              <form className="desk__form" method="post" action={deskPaths.creators}>
                <input type="hidden" name="MemberId" value={one.MemberId} />
                <input type="hidden" name="Version" value={one.Version} />
                <Field label={words.answer} name="Answer" maxLength={500} required />
                <div className="desk-returns__moves">
                  <Button type="submit" name="Decision" value="accepted" look="primary">
                    {words.accept}
                  </Button>
                  <Button type="submit" name="Decision" value="declined">
                    {words.decline}
                  </Button>
                </div>
              </form>
            )}
          </li>
        ))}
      </ul>
    </DeskFrame>
  );
}

function CreatorFacts({ one, timeZone }: { one: StaffCreator; timeZone: string }) {
  return (
    <div>
      <h2 className="type-16 strong">
        {one.Name} <span className="desk-tag">{words.states[one.State]}</span>
      </h2>
      <p>
        <a className="link" href={one.Url} rel="noreferrer nofollow">
          {one.Url}
        </a>
        , {words.channel(creatorWords.platforms[one.Platform], one.Audience)}
      </p>
      <p>{one.About}</p>
      {one.Answer !== "" && <p className="muted">{one.Answer}</p>}
      <p className="muted">{words.sent(one.Email, instantDay(one.SentAt, timeZone))}</p>
    </div>
  );
}
