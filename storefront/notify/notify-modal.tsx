import { Dialog } from "#ui/dialog.tsx";
import { notifyWords } from "#words/notify.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { NotifyForm } from "./notify-form.tsx";

/** The popups `notify-me` and `gear-notify-me`: the same question for a computer and for anything else. */
export function NotifyModal({ skuId, name, onClose }: Closable & { skuId: number; name: string }) {
  return (
    <Dialog open onClose={onClose} title={notifyWords.title} shape="small">
      <p className="notify__name">{name}</p>
      <NotifyForm skuId={skuId} />
    </Dialog>
  );
}
