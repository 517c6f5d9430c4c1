import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { addWebhook, getStaffWebhooks, type StaffWebhook } from "#contract/staff-webhooks.ts";
import type { StaffInfo } from "#contract/staff.ts";
import { WEBHOOK_TYPES } from "#rules/webhook/webhook-events.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { deskWebhookWords as words } from "#words/desk-webhooks.ts";
import { apiContext } from "../api/api-context.ts";
import { faultOf } from "../members/member-panel.tsx";
import { readFields } from "../members/read-fields.ts";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta, FreshCode } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk, refuseCode } from "./load-desk.ts";
import { codeError, EventFields, WebhookNotice } from "./webhook-fields.tsx";

/** `/staff/webhooks`: the merchant's own programs that are told of orders. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const answer = await api(getStaffWebhooks);
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, webhooks: answer.reply.Webhooks, events: answer.reply.Events };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const { text, isTicked } = await readFields(request);
  const typed = { Url: text("Url"), Events: WEBHOOK_TYPES.filter((type) => isTicked(type)) };
  const wrongCode = await refuseCode(api, text("Code"));
  const answer = wrongCode ? { ok: false as const, ...wrongCode } : await api(addWebhook, { body: typed });
  if (!answer.ok) return data({ typed, secret: "", done: "", refusal: answer.alert }, { status: answer.status });
  return data({ typed: null, secret: answer.reply.Secret, done: words.done, refusal: null });
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function WebhooksDeskPage() {
  const { staff, webhooks, events } = useLoaderData<typeof loader>();
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {webhooks.length === 0 ? (
        <p className="desk__none">{words.none}</p>
      ) : (
        <ul className="desk-people desk-panel">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.Id} webhook={webhook} isAll={webhook.Events.length === events.length} />
          ))}
        </ul>
      )}
      <AddForm staff={staff} events={events} />
    </DeskFrame>
  );
}

function WebhookRow({ webhook, isAll }: { webhook: StaffWebhook; isAll: boolean }) {
  return (
    <li>
      <p>
        <a className="link strong" href={deskPaths.webhook(webhook.Id)}>
          {webhook.Url}
        </a>
      </p>
      <p>
        <span className="desk-tag" data-tone={webhook.State === "paused" ? "bad" : undefined}>
          {words.states[webhook.State]}
        </span>{" "}
        {webhook.State !== "ended" && <span className="muted">{words.waiting(webhook.Waiting, webhook.Failed)}</span>}
      </p>
      <p className="muted">{isAll ? words.allEvents : webhook.Events.join(", ")}</p>
    </li>
  );
}

function AddForm({ staff, events }: { staff: StaffInfo; events: readonly string[] }) {
  const sent = useActionData<typeof action>();
  return (
    <section className="desk-panel" id="add" aria-labelledby="add-title">
      <h2 className="type-18" id="add-title">
        {words.add}
      </h2>
      <WebhookNotice sent={sent} />
      <form className="desk__form" method="post" action={`${deskPaths.webhooks}#add`}>
        <Field
          label={words.url}
          help={words.urlHelp}
          name="Url"
          type="url"
          maxLength={500}
          required
          defaultValue={sent?.typed?.Url}
          error={faultOf(sent?.refusal, "Url")}
        />
        <EventFields events={events} chosen={sent?.typed?.Events ?? events} refusal={sent?.refusal} />
        <FreshCode staff={staff} error={codeError(sent?.refusal)} />
        <Button type="submit" look="primary">
          {words.addPress}
        </Button>
      </form>
    </section>
  );
}
