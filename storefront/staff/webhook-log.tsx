import type { StaffWebhook, WebhookDelivery } from "#contract/staff-webhooks.ts";
import { Button } from "#ui/button.tsx";
import { deskWebhookWords as words } from "#words/desk-webhooks.ts";
import { momentText } from "#words/moments.ts";
import { deskPaths } from "./desk-paths.ts";

interface WebhookLogProps {
  webhook: StaffWebhook;
  show: "all" | "failed";
  deliveries: readonly WebhookDelivery[];
  next: number | null;
  timeZone: string;
}

/** What it was sent, newest first, each with its last answer and the way to send it again. */
export function WebhookLog({ webhook, show, deliveries, next, timeZone }: WebhookLogProps) {
  const isOn = webhook.State === "on";
  const page = deskPaths.webhook(webhook.Id);
  return (
    <section className="desk-panel" aria-labelledby="log-title">
      <h2 className="type-18" id="log-title">
        {words.log}
      </h2>
      <nav className="desk__states" aria-label={words.show}>
        {(["all", "failed"] as const).map((each) => (
          <a
            key={each}
            className="link"
            href={each === "all" ? page : deskPaths.webhook(webhook.Id, each)}
            aria-current={each === show ? "page" : undefined}
          >
            {words.shows[each]}
          </a>
        ))}
      </nav>
      {isOn && webhook.Failed > 0 && (
        <form method="post" action={page}>
          <Button type="submit" name="intent" value="replay-failed" size="small">
            {words.replayFailed(webhook.Failed)}
          </Button>
        </form>
      )}
      {deliveries.length === 0 ? (
        <p className="desk__none">{words.noMessages[show]}</p>
      ) : (
        <DeliveryTable page={page} mayReplay={isOn} deliveries={deliveries} timeZone={timeZone} />
      )}
      {next !== null && (
        <a className="link" href={`${page}?${new URLSearchParams({ show, before: String(next) })}`}>
          {words.older}
        </a>
      )}
    </section>
  );
}

interface DeliveryTableProps {
  page: string;
  mayReplay: boolean;
  deliveries: readonly WebhookDelivery[];
  timeZone: string;
}

const TONES = { taken: undefined, waiting: undefined, failing: "warn", given_up: "bad" } as const;

function DeliveryTable({ page, mayReplay, deliveries, timeZone }: DeliveryTableProps) {
  const { columns } = words;
  return (
    <table className="desk-table">
      <thead>
        <tr>
          {Object.values(columns).map((title) => (
            <th scope="col" key={title}>
              {title}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{words.replay}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map(({ EventId, Type, OrderNumber, State, Attempts, TriedAt, NextTryAt, Answer, Said }) => (
          <tr key={EventId}>
            <td>
              <b>{Type}</b> <span className="muted">{words.eventId(EventId)}</span>
            </td>
            <td data-label={columns.order}>
              <a className="link nowrap" href={deskPaths.order(OrderNumber)}>
                {OrderNumber}
              </a>
            </td>
            <td data-label={columns.state}>
              <span data-tone={TONES[State]}>{words.deliveries[State]}</span>
            </td>
            <td data-label={columns.tries}>{Attempts}</td>
            <td data-label={columns.tried}>
              <span>
                {TriedAt !== "" && <time dateTime={TriedAt}>{momentText(TriedAt, timeZone)}</time>}
                {NextTryAt !== "" && <span className="muted">, {words.next(momentText(NextTryAt, timeZone))}</span>}
              </span>
            </td>
            <td data-label={columns.answer} className="desk-table__said">
              <span>
                {Answer} {Said !== "" && <code className="muted">{Said}</code>}
              </span>
            </td>
            <td className="desk-table__act">
              {mayReplay && (
                <form method="post" action={page}>
                  <input type="hidden" name="EventId" value={EventId} />
                  <Button type="submit" name="intent" value="replay" size="small">
                    {words.replay}
                  </Button>
                </form>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
