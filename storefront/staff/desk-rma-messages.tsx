import type { StaffRma } from "#contract/staff-rmas.ts";
import { Button } from "#ui/button.tsx";
import { deskRmaMessageWords as words } from "#words/rma-message.ts";
import { MessageList } from "../rma/rma-messages.tsx";
import { deskPaths } from "./desk-paths.ts";

interface DeskRmaMessagesProps {
  rma: StaffRma;
  timeZone: string;
  /** What the list was searched for. */
  q: string;
  mayWrite: boolean;
}

/** What was written about a return, and an answer that decides nothing. */
export function DeskRmaMessages({ rma, timeZone, q, mayWrite }: DeskRmaMessagesProps) {
  const messages = rma.Messages.map((message) => ({
    ...message,
    who: message.From === "buyer" ? words.buyer : message.Who,
  }));
  return (
    <div>
      <MessageList messages={messages} timeZone={timeZone} />
      {mayWrite && rma.MayWrite && (
        <details open={rma.MessageWaits}>
          <summary className="text-button">{words.write}</summary>
          <form className="desk__form" method="post" action={`${deskPaths.returns}?${new URLSearchParams({ q })}`}>
            <input type="hidden" name="To" value="message" />
            <input type="hidden" name="RmaNumber" value={rma.RmaNumber} />
            <input type="hidden" name="Version" value={rma.Version} />
            <label className="field">
              <textarea
                className="field__input"
                name="Text"
                rows={3}
                maxLength={2000}
                required
                aria-label={words.write}
              />
              <span className="field__help">{words.writeHelp}</span>
            </label>
            <Button type="submit">{words.send}</Button>
          </form>
        </details>
      )}
    </div>
  );
}
