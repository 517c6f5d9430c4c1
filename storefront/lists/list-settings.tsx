import type { SavedList } from "#contract/saved-lists.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { savedListWords as words } from "#words/saved-lists.ts";
import { accountPaths } from "../account-paths.ts";
import { LONGEST_NAME } from "./list-choice.tsx";

/** A name that was refused, and why. */
export interface RefusedName {
  typed: string;
  fault: string;
}

/** The name of a list, who else may read it, and its end. */
export function ListSettings({ list, refused }: { list: SavedList; refused: RefusedName | null }) {
  return (
    <details className="account__panel list-settings fold" open={refused !== null || list.ShareUrl !== null}>
      <summary>{words.manage}</summary>
      <form method="post" action={accountPaths.listOf(list.Id)} className="list-settings__row">
        <input type="hidden" name="ListId" value={list.Id} />
        <Field
          id="list-new-name"
          label={words.name}
          name="Name"
          maxLength={LONGEST_NAME}
          defaultValue={refused?.typed ?? (list.Name || words.first)}
          error={refused?.fault}
        />
        <Button type="submit" name="intent" value="rename">
          {words.rename}
        </Button>
      </form>
      <form method="post" action={accountPaths.listOf(list.Id)}>
        <input type="hidden" name="ListId" value={list.Id} />
        {list.ShareUrl !== null && <Field id="list-link" label={words.shareLink} value={list.ShareUrl} readOnly />}
        <p className="type-14 muted measure">{list.ShareUrl === null ? words.shareLead : words.sharedLead}</p>
        <Button type="submit" name="intent" value={list.ShareUrl === null ? "share" : "unshare"}>
          {list.ShareUrl === null ? words.share : words.unshare}
        </Button>
      </form>
      <form method="post" action={accountPaths.listOf(list.Id)}>
        <input type="hidden" name="ListId" value={list.Id} />
        <p className="type-14 muted">{words.removeLead(list.Items.length)}</p>
        <button className="text-button" name="intent" value="remove">
          {words.remove}
        </button>
      </form>
    </details>
  );
}

export function NewList({ refused }: { refused: RefusedName | null }) {
  return (
    <details className="account__panel list-settings fold" open={refused !== null}>
      <summary>{words.add}</summary>
      <form method="post" action={accountPaths.lists} className="list-settings__row">
        <Field
          id="new-list-name"
          label={words.addName}
          name="Name"
          maxLength={LONGEST_NAME}
          defaultValue={refused?.typed}
          error={refused?.fault}
        />
        <Button type="submit" name="intent" value="add">
          {words.addSend}
        </Button>
      </form>
    </details>
  );
}
