import type { Alert } from "#contract/alert.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { deskWebhookWords as words } from "#words/desk-webhooks.ts";
import { faultOf } from "../members/member-panel.tsx";
import { Notice } from "../shell/notice.tsx";

/** How a form about a webhook ended. */
export interface SentWebhook {
  /** Shown once; empty where none was made. */
  secret: string;
  done: string;
  refusal: Alert | null;
}

/** A secret stands where it was made, for this one answer; what no field says stands here, too. */
export function WebhookNotice({ sent }: { sent: SentWebhook | null | undefined }) {
  if (!sent) return null;
  const { refusal, secret, done } = sent;
  if (refusal) {
    const title = refusal.Reason === "invalid_request" ? words.check : refusal.Message;
    return <Notice tone="error" say="now" title={title} />;
  }
  return (
    <Notice tone="success" say="politely" title={secret === "" ? done : words.secret}>
      {secret !== "" && <code className="desk__key">{secret}</code>}
    </Notice>
  );
}

/** The code that a form asked for was wrong, or was none. */
export function codeError(refusal: Alert | null | undefined): string | null {
  const isCode = refusal?.Reason === "staff_code_wrong" || refusal?.Reason === "staff_code_needed";
  return isCode ? refusal.Message : null;
}

interface EventFieldsProps {
  events: readonly string[];
  chosen: readonly string[];
  refusal: Alert | null | undefined;
}

export function EventFields({ events, chosen, refusal }: EventFieldsProps) {
  const none = faultOf(refusal, "Events");
  return (
    <fieldset className="desk__roles" aria-describedby={none === null ? undefined : "no-event"}>
      <legend>{words.events}</legend>
      {events.map((type) => (
        <Checkbox key={type} roomy name={type} defaultChecked={chosen.includes(type)}>
          {words.event(type)} <span className="muted">{type}</span>
        </Checkbox>
      ))}
      {none !== null && (
        <p className="field__error" id="no-event">
          {none}
        </p>
      )}
    </fieldset>
  );
}
