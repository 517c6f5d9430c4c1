import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { getWebhookDeliveries } from "#contract/staff-webhooks.ts";
import { deskWebhookWords as words } from "#words/desk-webhooks.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk, refuseCode } from "./load-desk.ts";
import { pressWebhook } from "./press-webhook.ts";
import { WebhookNotice } from "./webhook-fields.tsx";
import { WebhookLog } from "./webhook-log.tsx";
import { WebhookPanels } from "./webhook-panels.tsx";

/** `/staff/webhooks/:id`: one of the merchant's programs, what it was sent and what it answered. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const { searchParams } = new URL(request.url);
  const show = searchParams.get("show") === "failed" ? ("failed" as const) : ("all" as const);
  const before = Number(searchParams.get("before"));
  const isPage = Number.isSafeInteger(before) && before > 0;
  const answer = await api(getWebhookDeliveries, {
    query: { id: params["id"] ?? "", show, ...(isPage && { before }) },
  });
  // What cannot be the id of one is none either.
  if (!answer.ok)
    throw deskRefused(staff, answer.alert.Reason === "invalid_request" ? { ...answer, status: 404 } : answer);
  return { staff, show, ...answer.reply };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const fields = await readFields(request);
  const intent = fields.text("intent");
  const wrongCode = await refuseCode(api, fields.text("Code"));
  const answer = wrongCode ? { ok: false as const, ...wrongCode } : await pressWebhook(api, params["id"] ?? "", fields);
  if (!answer.ok) return data({ intent, secret: "", done: "", refusal: answer.alert }, { status: answer.status });
  const { Secret: secret = "", Count } = answer.reply;
  return data({ intent, secret, done: Count === undefined ? words.done : words.replayed(Count), refusal: null });
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function WebhookDeskPage() {
  const { staff, show, Webhook, Deliveries, Next, Events, TimeZone } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <DeskFrame staff={staff}>
      <p>
        <a className="link" href={deskPaths.webhooks}>
          {words.all}
        </a>
      </p>
      <h1 className="type-28 desk-webhook__url">{Webhook.Url}</h1>
      <WebhookNotice sent={sent} />
      <div className="desk-columns">
        <WebhookLog webhook={Webhook} show={show} deliveries={Deliveries} next={Next} timeZone={TimeZone} />
        <WebhookPanels staff={staff} webhook={Webhook} events={Events} timeZone={TimeZone} sent={sent ?? null} />
      </div>
    </DeskFrame>
  );
}
