import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useCart } from "../cart/cart-store.ts";
import "./plain-alert.css";

/** The cart's alert where its dialog could not be fetched: offline, everything it needs is already on the page. */
export function PlainAlert() {
  const alert = useCart((store) => store.alert);
  const close = useCart((store) => store.closeAlert);
  const ok = useRef<HTMLButtonElement>(null);
  useEffect(() => ok.current?.focus(), []);
  if (!alert) return null;
  return (
    <div
      className="plain-alert"
      role="alertdialog"
      aria-labelledby="plain-alert-title"
      aria-describedby="plain-alert-text"
    >
      <p className="strong" id="plain-alert-title">
        {alert.Title}
      </p>
      <div id="plain-alert-text">
        <p>{alert.Message}</p>
        {alert.help && <p className="muted">{alert.help}</p>}
      </div>
      <Button look="primary" ref={ok} onClick={close}>
        {alert.Button}
      </Button>
    </div>
  );
}
