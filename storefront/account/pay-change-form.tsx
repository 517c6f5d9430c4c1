import { useEffect, useRef, useState } from "react";
import type { Alert } from "#contract/alert.ts";
import { type ChangeableOrder, payOrderChange, type WaitingChange } from "#contract/order-changes.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { formatMoney } from "#words/money.ts";
import { orderChangeWords as words } from "#words/order-change.ts";
import { fetchApi } from "../api/api.ts";
import { type CardEntry, tokenise } from "../checkout/card-entry.ts";
import { CardFields } from "../checkout/card-fields.tsx";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import "../checkout/payment.css";
import { inLanguage } from "../language/in-language.ts";

/** Pays what a change costs more, with the provider's own card fields; the card never comes to the store. */
export function PayChangeForm({ order, waiting }: { order: ChangeableOrder; waiting: WaitingChange }) {
  const [isPaying, setPaying] = useState(false);
  const [alert, setAlert] = useState<Alert | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { OrderNumber } = order;
  const send = useRef(() => {});
  const fields = useRef<CardEntry>(null);
  const pay = async () => {
    if (isPaying) return;
    setPaying(true);
    setAlert(null);
    setSaid(null);
    const card = await tokenise(fields);
    if (card.type !== "card-fields/token") {
      if (card.type === "card-fields/failed") setSaid(card.message);
      return setPaying(false);
    }
    const body = { OrderNumber, Id: waiting.Id, PaymentToken: card.token };
    const answer = await fetchApi(payOrderChange, { body });
    if (!answer.ok && answer.status < 500) {
      setAlert(answer.alert);
      return setPaying(false);
    }
    // Without an answer it may have been charged: the page asks the provider.
    if (answer.ok && answer.reply.State === "paid") location.assign(inLanguage(answer.reply.OrderPage));
    else if (answer.ok && answer.reply.Redirect !== null) location.assign(inLanguage(answer.reply.Redirect));
    else location.assign(inLanguage(`${paths.orderChange(OrderNumber)}?back=1`));
  };
  useEffect(() => {
    send.current = () => void pay();
  });
  return (
    <div className="order-change__pay">
      {alert && <Notice tone="error" say="now" title={alert.Message} />}
      {said !== null && <Notice tone="error" say="now" title={said} />}
      <CardFields place={order.CardFields} entry={fields} onSubmit={() => send.current()} />
      <Button look="primary" size="large" className="with-script" busy={isPaying} onClick={() => void pay()}>
        <Icon name="lock" />
        {isPaying ? words.paying : words.pay(formatMoney(waiting.Due))}
      </Button>
    </div>
  );
}
