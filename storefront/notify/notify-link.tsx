import type { Product } from "#contract/catalog.ts";
import { buttonClass } from "#ui/button.tsx";
import { notifyWords } from "#words/notify.ts";
import { openModal } from "../modals/modal-store.ts";

/** Opens the popup of a sold-out product; without JavaScript it goes to the form of the same page. */
export function NotifyLink({ skuId, name, kind }: { skuId: number; name: string; kind: Product["kind"] }) {
  return (
    <a
      className={buttonClass("primary")}
      href="#notify"
      data-in-place
      onClick={(event) => {
        event.preventDefault();
        openModal(kind === "pc" || kind === "laptop" ? "notify-me" : "gear-notify-me", { skuId, name });
      }}
    >
      {notifyWords.send}
    </a>
  );
}
