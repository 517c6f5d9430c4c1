import { useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "#ui/button.tsx";
import type { ShownAlert } from "../cart/create-cart-store.ts";
import "./plain-alert.css";

/** An alert where its dialog could not be fetched: offline, everything it needs is already on the page. */
export function PlainAlert({ alert, onClose }: { alert: ShownAlert; onClose(): void }) {
  const ok = useRef<HTMLButtonElement>(null);
  useEffect(() => ok.current?.focus(), []);
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
      <Button look="primary" ref={ok} onClick={onClose}>
        {alert.Button}
      </Button>
    </div>
  );
}

/** The same over a document, where not even the code of its overlays could be fetched. */
export function showPlainAlert(alert: ShownAlert): void {
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box);
  const close = () => {
    root.unmount();
    box.remove();
  };
  root.render(<PlainAlert alert={alert} onClose={close} />);
}
