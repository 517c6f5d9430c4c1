import type { ReactNode } from "react";
import type { Alert } from "#contract/alert.ts";
import type { StaffWebhook } from "#contract/staff-webhooks.ts";
import type { StaffInfo } from "#contract/staff.ts";
import { Button } from "#ui/button.tsx";
import { deskWebhookWords as words } from "#words/desk-webhooks.ts";
import { momentText } from "#words/moments.ts";
import { FreshCode } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { codeError, EventFields } from "./webhook-fields.tsx";

interface WebhookPanelsProps {
  staff: StaffInfo;
  webhook: StaffWebhook;
  events: readonly string[];
  timeZone: string;
  /** How the last form of the page ended, and which button sent it. */
  sent: { intent: string; refusal: Alert | null } | null;
}

/** What can be done about a webhook; of one that has ended nothing can. */
export function WebhookPanels({ staff, webhook, events, timeZone, sent }: WebhookPanelsProps) {
  const refusalOf = (...intents: string[]) => (sent && intents.includes(sent.intent) ? sent.refusal : null);
  const form = { staff, webhook };
  const isEnded = webhook.State === "ended";
  return (
    <div>
      <section className="desk-panel" aria-labelledby="state-title">
        <h2 className="type-18" id="state-title">
          {words.state}{" "}
          <span className="desk-tag" data-tone={webhook.State === "paused" ? "bad" : undefined}>
            {words.states[webhook.State]}
          </span>
        </h2>
        <p className="muted">{words.stateHelp[webhook.State]}</p>
        {!isEnded && (
          <SeenForm {...form} refusal={refusalOf("on", "off", "end")}>
            <div className="desk-returns__moves">
              {webhook.State === "on" ? (
                <Button type="submit" name="intent" value="off">
                  {words.switchOff}
                </Button>
              ) : (
                <Button type="submit" name="intent" value="on" look="primary">
                  {words.switchOn}
                </Button>
              )}
              <Button type="submit" name="intent" value="end" look="quiet">
                {words.end}
              </Button>
            </div>
          </SeenForm>
        )}
      </section>
      {!isEnded && (
        <>
          <TestPanel webhook={webhook} timeZone={timeZone} />
          <section className="desk-panel">
            <SeenForm {...form} refusal={refusalOf("events")}>
              <EventFields events={events} chosen={webhook.Events} refusal={refusalOf("events")} />
              <Button type="submit" name="intent" value="events">
                {words.saveEvents}
              </Button>
            </SeenForm>
          </section>
          <section className="desk-panel" aria-labelledby="secret-title">
            <h2 className="type-18" id="secret-title">
              {words.secretTitle}
            </h2>
            <p className="muted">{words.secretHelp}</p>
            {webhook.OldSecretUntil !== "" && <p>{words.bothSign(momentText(webhook.OldSecretUntil, timeZone))}</p>}
            <SeenForm {...form} refusal={refusalOf("rotate")}>
              <Button type="submit" name="intent" value="rotate">
                {words.rotate}
              </Button>
            </SeenForm>
          </section>
        </>
      )}
    </div>
  );
}

function TestPanel({ webhook, timeZone }: Pick<WebhookPanelsProps, "webhook" | "timeZone">) {
  return (
    <section className="desk-panel" aria-labelledby="test-title">
      <h2 className="type-18" id="test-title">
        {words.test}
      </h2>
      <p className="muted">{words.testHelp}</p>
      {webhook.TestedAt !== "" && (
        <p className="desk-table__said">
          {words.tested(momentText(webhook.TestedAt, timeZone))} <b>{webhook.TestAnswer}</b>{" "}
          {webhook.TestSaid !== "" && <code className="muted">{webhook.TestSaid}</code>}
        </p>
      )}
      <form className="desk__form" method="post" action={deskPaths.webhook(webhook.Id)}>
        <Button type="submit" name="intent" value="test">
          {words.testPress}
        </Button>
      </form>
    </section>
  );
}

interface SeenFormProps extends Pick<WebhookPanelsProps, "staff" | "webhook"> {
  refusal: Alert | null;
  children: ReactNode;
}

/** Changes the webhook as it was seen, for a fresh code. */
function SeenForm({ staff, webhook, refusal, children }: SeenFormProps) {
  return (
    <form className="desk__form" method="post" action={deskPaths.webhook(webhook.Id)}>
      <input type="hidden" name="Version" value={webhook.Version} />
      <FreshCode staff={staff} error={codeError(refusal)} />
      {children}
    </form>
  );
}
