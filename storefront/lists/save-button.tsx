import { lazy, Suspense, useState } from "react";
import { saveProduct } from "#contract/saved-lists.ts";
import { Icon } from "#ui/icon.tsx";
import { saveWords as words } from "#words/save-button.ts";
import { fetchApi } from "../api/api.ts";
import { paths } from "../paths.ts";
import { showPlainAlert } from "../shell/plain-alert.tsx";
import "./save-button.css";
import { inLanguage } from "../language/in-language.ts";

const ChooseListDialog = lazy(async () => ({
  default: (await import("./choose-list-dialog.tsx")).ChooseListDialog,
}));

/** Also of the account's page of lists, which this leads to. */
const LISTS = "/account/lists";

interface SaveButtonProps {
  skuId: number;
  /** Which product, for those who hear the button without the page. */
  name: string;
  /** In words, or as a mark on a picture. */
  look: "words" | "mark";
}

/**
 * Saves a product: a form by itself, in place once JavaScript is there. Who has several lists is asked which; a guest goes
 * on to the sign-in.
 */
export function SaveButton({ skuId, name, look }: SaveButtonProps) {
  const [state, setState] = useState<"ready" | "saving" | "choosing" | "saved">("ready");
  const place = look === "mark" ? "save-on-card" : "";
  const send = async () => {
    if (state !== "ready") return;
    setState("saving");
    const answer = await fetchApi(saveProduct, { body: { SkuID: skuId, ListId: "", NewList: "" } });
    if (!answer.ok && answer.status === 401) return location.assign(inLanguage(paths.signInToSave()));
    if (!answer.ok && answer.alert.Reason === "list_to_choose") return setState("choosing");
    setState(answer.ok ? "saved" : "ready");
    if (!answer.ok) showPlainAlert(answer.alert);
  };
  if (state === "saved")
    return (
      <a className={`save save--${look} ${place}`} data-saved href={LISTS} aria-label={words.savedOne(name)}>
        <Icon name="bookmark" small />
        {look === "words" && <span>{words.seeSaved}</span>}
      </a>
    );
  return (
    <>
      <form
        method="post"
        action={LISTS}
        className={place}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="skuId" value={skuId} />
        <button
          type="submit"
          className={`save save--${look}`}
          aria-label={words.saveOne(name)}
          aria-busy={state === "saving"}
        >
          <Icon name="bookmark" small />
          {look === "words" && <span>{state === "saving" ? words.saving : words.save}</span>}
        </button>
      </form>
      {state === "choosing" && (
        <Suspense>
          <ChooseListDialog skuId={skuId} onClose={() => setState("ready")} onSaved={() => setState("saved")} />
        </Suspense>
      )}
    </>
  );
}
