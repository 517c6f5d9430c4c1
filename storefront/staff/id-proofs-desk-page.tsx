import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { decideIdProof, getStaffIdProofs, type StaffIdProof } from "#contract/id-discount.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { deskIdProofWords as words, idGroupName } from "#words/id-discount.ts";
import { instantDay } from "#words/moments.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { Notice } from "../shell/notice.tsx";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/group-proofs`: who sent a picture or PDF for a group's discount, and the decision about each. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const answer = await api(getStaffIdProofs);
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, proofs: answer.reply.Proofs, timeZone: answer.reply.TimeZone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const Decision = text("Decision") === "approved" ? ("approved" as const) : ("declined" as const);
  const body = { Id: text("Id"), Decision, Answer: text("Answer") };
  const answer = await context.get(apiContext)(decideIdProof, { body });
  return data({ refusal: answer.ok ? null : answer.alert }, { status: answer.ok ? 200 : answer.status });
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function IdProofsDeskPage() {
  const { staff, proofs, timeZone } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal;
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {refusal && <Notice tone="error" say="now" title={refusal.Fields?.[0]?.message ?? refusal.Message} />}
      {sent && !refusal && <Notice tone="success" say="politely" title={words.done} />}
      {proofs.length === 0 && <p className="desk__none">{words.none}</p>}
      <ul className="desk-returns">
        {proofs.map((one) => (
          <li key={one.Id} className="desk-panel">
            <ProofFacts one={one} timeZone={timeZone} />
            {one.Status === "pending" && <DecisionForm one={one} />}
          </li>
        ))}
      </ul>
    </DeskFrame>
  );
}

function DecisionForm({ one }: { one: StaffIdProof }) {
  return (
    <form className="desk__form" method="post" action={deskPaths.idProofs}>
      <input type="hidden" name="Id" value={one.Id} />
      <Field label={words.answer} name="Answer" maxLength={500} required />
      <div className="desk-returns__moves">
        {one.IsCartOpen && (
          <Button type="submit" name="Decision" value="approved" look="primary">
            {words.approve}
          </Button>
        )}
        <Button type="submit" name="Decision" value="declined">
          {words.decline}
        </Button>
      </div>
    </form>
  );
}

function ProofFacts({ one, timeZone }: { one: StaffIdProof; timeZone: string }) {
  return (
    <div>
      <h2 className="type-16 strong">
        {idGroupName(one.Group)} <span className="desk-tag">{words.status[one.Status]}</span>
      </h2>
      {one.Status === "pending" && (
        <p>
          <a className="link" href={deskPaths.idProofFile(one.Id)} download>
            {words.file(one.Kind)}
          </a>
        </p>
      )}
      {one.Status === "pending" && !one.IsCartOpen && <p>{words.cartGone}</p>}
      {one.Answer !== "" && <p className="muted">{one.Answer}</p>}
      <p className="muted">{words.sent(one.Email, instantDay(one.SentAt, timeZone))}</p>
    </div>
  );
}
