import { type SyntheticEvent, useEffect, useState } from "react";
import type { Alert } from "#contract/alert.ts";
import { type ChosenList, getSavedLists, saveProduct, type SavedLists } from "#contract/saved-lists.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { chooseListWords as words } from "#words/choose-list.ts";
import { fetchApi } from "../api/api.ts";
import { ListChoice, readChoice } from "./list-choice.tsx";
import "./choose-list.css";

interface ChooseListDialogProps {
  skuId: number;
  onClose(): void;
  onSaved(): void;
}

/** Asks who has several lists where a product goes, and saves it there. */
export function ChooseListDialog({ skuId, onClose, onSaved }: ChooseListDialogProps) {
  const [lists, setLists] = useState<SavedLists | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    const load = async () => {
      const answer = await fetchApi(getSavedLists);
      if (answer.ok) setLists(answer.reply);
      else setRefusal(words.failed);
    };
    void load();
  }, []);
  const save = async (to: ChosenList) => {
    setSaving(true);
    const answer = await fetchApi(saveProduct, { body: { SkuID: skuId, ...to } });
    if (answer.ok) return onSaved();
    setSaving(false);
    setRefusal(faultOf(answer.alert));
  };
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!isSaving) void save(readChoice((name) => String(form.get(name) ?? "")));
  };
  return (
    <Dialog open onClose={onClose} title={words.title} shape="small">
      <form className="choose-list" onSubmit={send}>
        {lists ? (
          <ListChoice lists={lists.Lists} hasRoom={lists.Lists.length < lists.Most} fault={refusal ?? undefined} />
        ) : (
          <p role={refusal ? "alert" : undefined}>{refusal}</p>
        )}
        {lists && (
          <Button type="submit" look="primary" aria-busy={isSaving}>
            {isSaving ? words.sending : words.send}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

function faultOf({ Fields, Message }: Alert): string {
  return Fields?.[0]?.message ?? Message;
}
