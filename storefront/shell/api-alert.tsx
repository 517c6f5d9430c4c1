import { AlertDialog } from "#ui/alert-dialog.tsx";
import type { ShownAlert } from "../cart/create-cart-store.ts";
import { alertNext, CALLBACKS } from "./alert-next.ts";
import { inLanguage } from "../language/in-language.ts";

/** The generic alert of section 8, drawn from an answer: its words, then its redirect or callback. Import it lazily. */
export function ApiAlert({ alert, onClose }: { alert: ShownAlert; onClose(): void }) {
  const close = () => {
    onClose();
    const next = alertNext(alert);
    if (next && "redirect" in next) location.assign(inLanguage(next.redirect));
    else if (next) CALLBACKS[next.callBack]();
  };
  return (
    <AlertDialog
      open
      title={alert.Title}
      message={alert.Message}
      icon={alert.Icon}
      button={alert.Button}
      help={alert.help}
      onClose={close}
    />
  );
}
