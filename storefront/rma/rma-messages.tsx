import type { RmaMessage, RmaStatus } from "#contract/rma.ts";
import { Button } from "#ui/button.tsx";
import { momentText } from "#words/moments.ts";
import { rmaMessageWords as words } from "#words/rma-message.ts";
import { paths } from "../paths.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { RmaFields } from "./rma-fields.tsx";
import "./rma-messages.css";

const MOST_CHARACTERS = 2000;

interface RmaMessagesProps {
  status: RmaStatus;
  /** What a guest showed to see it. */
  email: string;
  /** What was typed and not taken. */
  typed: string;
}

/** What its buyer and the store wrote about a return, and a plain form for more. */
export function RmaMessages({ status: { Rma, Messages, MayWrite, TimeZone }, email, typed }: RmaMessagesProps) {
  const { name } = useShellFacts();
  return (
    <section aria-labelledby="messages-title">
      <h2 className="type-22" id="messages-title">
        {words.title}
      </h2>
      {Messages.length === 0 && <p className="muted">{MayWrite ? words.none : words.ended}</p>}
      <MessageList
        messages={Messages.map((message) => ({ ...message, who: message.From === "buyer" ? words.you : name }))}
        timeZone={TimeZone}
      />
      {MayWrite && (
        <form
          className="rma-status__form rma-status__write"
          method="post"
          action={paths.rmaStatus(Rma.OrderNumber, Rma.RmaNumber)}
        >
          <input type="hidden" name="intent" value="message" />
          <RmaFields order={Rma.OrderNumber} rma={Rma.RmaNumber} email={email} />
          <label className="field">
            <span className="field__label">{Messages.at(-1)?.From === "store" ? words.answer : words.write}</span>
            <textarea
              className="field__input"
              name="Text"
              rows={4}
              maxLength={MOST_CHARACTERS}
              required
              defaultValue={typed}
            />
          </label>
          <Button type="submit">{words.send}</Button>
        </form>
      )}
      {!MayWrite && Messages.length > 0 && <p className="type-14 muted">{words.ended}</p>}
    </section>
  );
}

interface MessageListProps {
  messages: readonly (RmaMessage & { who: string })[];
  timeZone: string;
}

/** Who wrote what, and when, the first one first. */
export function MessageList({ messages, timeZone }: MessageListProps) {
  if (messages.length === 0) return null;
  return (
    <ol className="rma-messages">
      {messages.map(({ who, At, Text }) => (
        <li key={`${At} ${Text}`}>
          <p className="type-13">
            <b className="strong">{who}</b>{" "}
            <time className="muted" dateTime={At}>
              {momentText(At, timeZone)}
            </time>
          </p>
          <p className="rma-messages__text">{Text}</p>
        </li>
      ))}
    </ol>
  );
}
