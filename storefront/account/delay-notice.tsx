import type { OrderView } from "#contract/checkout.ts";
import type { DelayChoice } from "#rules/order/ship-delay.ts";
import { Button } from "#ui/button.tsx";
import { delayNoticeWords as words, delayReasonWords } from "#words/ship-delays.ts";
import { Notice } from "../shell/notice.tsx";

interface DelayNoticeProps {
  order: OrderView;
  /** What the link of a mail was pressed for: the press here makes it so. */
  asked: DelayChoice | null;
}

/** That an order ships late, and the choice between waiting and a full refund; nothing of one that has shipped. */
export function DelayNotice({ order: { Delay: delay, State, Refunds }, asked }: DelayNoticeProps) {
  if (!delay) return null;
  if (delay.Answer === "cancel" || delay.Answer === "silence") {
    // One that could not be sent is told by its own line.
    const isOnItsWay = State !== "refunded" && Refunds.every((refund) => refund.State !== "failed");
    return (
      <Notice tone="info" title={words.canceled[delay.Answer]}>
        {isOnItsWay && words.canceledText}
      </Notice>
    );
  }
  if (!delay.MayCancel) return null;
  return (
    <Notice tone="warning" title={words.title(delay.FromOn, delay.ShipsOn)}>
      <p>
        {delayReasonWords[delay.Reason]}{" "}
        {delay.MayWait
          ? `${words.choice} ${words.silence(delay.Silence, delay.ShipsOn, delay.AnswerBy)}`
          : delay.Answer === "wait" && words.agreed}
      </p>
      <div className="order__delay">
        {delay.MayWait && (
          <form method="post">
            <input type="hidden" name="intent" value="wait" />
            <Button type="submit" look="primary">
              {words.wait}
            </Button>
          </form>
        )}
        <details open={asked === "cancel"}>
          <summary className="text-button">{words.cancel}</summary>
          <form method="post">
            <input type="hidden" name="intent" value="cancel-late" />
            <p>{words.cancelText}</p>
            <Button type="submit" size="small">
              {words.cancelSure}
            </Button>
          </form>
        </details>
      </div>
    </Notice>
  );
}
