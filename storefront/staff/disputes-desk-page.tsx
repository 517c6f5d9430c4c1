import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { getStaffDisputes, type StaffDispute } from "#contract/staff-disputes.ts";
import { deskDisputeWords as words } from "#words/disputes.ts";
import { momentText } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";
import { apiContext } from "../api/api-context.ts";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/disputes`: charges that banks ask back, with what the store can show for each. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const answer = await api(getStaffDisputes);
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, disputes: answer.reply.Disputes, timeZone: answer.reply.TimeZone };
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function DisputesDeskPage() {
  const { staff, disputes, timeZone } = useLoaderData<typeof loader>();
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {disputes.length === 0 && <p className="desk__none">{words.none}</p>}
      <ul className="desk-returns">
        {disputes.map((dispute) => (
          <li key={dispute.Ref} className="desk-panel">
            <DisputeFacts dispute={dispute} timeZone={timeZone} />
            <Evidence dispute={dispute} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </DeskFrame>
  );
}

function DisputeFacts({ dispute, timeZone }: { dispute: StaffDispute; timeZone: string }) {
  return (
    <div>
      <h2 className="type-16 strong">
        {dispute.OrderNumber} <span className="desk-tag">{words.states[dispute.State]}</span>
      </h2>
      <p>{words.facts(formatMoney(dispute.Amount), dispute.Claim, dispute.Email)}</p>
      <p>{words.money(formatMoney(dispute.TakenBack), formatMoney(dispute.WonBack))}</p>
      {dispute.State === "needs_response" && dispute.DueAt !== "" && (
        <p className="strong">{words.due(momentText(dispute.DueAt, timeZone))}</p>
      )}
      <p className="muted">{words.opened(dispute.Ref, momentText(dispute.OpenedAt, timeZone))}</p>
    </div>
  );
}

/** What speaks for the store, each where it can be read. */
function Evidence({ dispute, timeZone }: { dispute: StaffDispute; timeZone: string }) {
  return (
    <ul>
      <li>
        <a className="link" href={deskPaths.order(dispute.OrderNumber)}>
          {words.order}
        </a>
      </li>
      {dispute.TrackingUrl !== "" && (
        <li>
          <a className="link" href={dispute.TrackingUrl}>
            {words.parcel(dispute.Tracking)}
          </a>
        </li>
      )}
      {dispute.DeliveredAt !== "" && <li>{words.delivered(momentText(dispute.DeliveredAt, timeZone))}</li>}
      {dispute.Mails.map(({ Topic, At }) => (
        <li key={Topic}>{words.mail(Topic, momentText(new Date(At).toISOString(), timeZone))}</li>
      ))}
    </ul>
  );
}
