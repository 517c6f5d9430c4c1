import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import type { Alert } from "#contract/endpoint.ts";
import { afterAlert, type CallBack } from "./after-alert.ts";
import { cartStore } from "./cart/cart-store.ts";

const AlertDialog = lazy(async () => ({ default: (await import("#ui/alert-dialog.tsx")).AlertDialog }));

const RUN: Record<CallBack, () => void> = {
  "reload": () => window.location.reload(),
  "reload-cart": () => void cartStore.getState().load(),
};

/** The generic alert of section 8 with the server's Title, Message and Icon; then its Redirect or CallBack. */
export function ServerAlert({ alert, onClose }: { alert: Alert | null; onClose(): void }) {
  const navigate = useNavigate();
  if (!alert) return null;
  const close = () => {
    onClose();
    const next = afterAlert(alert);
    if (next && "goTo" in next) void navigate(next.goTo);
    else if (next) RUN[next.run]();
  };
  return (
    <Suspense>
      <AlertDialog open title={alert.Title} message={alert.Message} icon={alert.Icon} button={alert.Button} onClose={close} />
    </Suspense>
  );
}
