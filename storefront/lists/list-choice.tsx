import type { ChosenList, SavedList } from "#contract/saved-lists.ts";
import { Field } from "#ui/field.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { chooseListWords as words } from "#words/choose-list.ts";
import { savedListWords } from "#words/saved-lists.ts";

/** As long as a list's name may be. */
export const LONGEST_NAME = 40;

interface ListChoiceProps {
  lists: readonly Pick<SavedList, "Id" | "Name" | "Items">[];
  /** Whether another can be made. */
  hasRoom: boolean;
  typed?: string;
  fault?: string | undefined;
}

/** The lists of a member, one of them chosen, and the name of a new one. */
export function ListChoice({ lists, hasRoom, typed, fault }: ListChoiceProps) {
  return (
    <>
      <fieldset>
        <legend className="sr-only">{words.lists}</legend>
        <div className="radio-rows">
          {lists.map(({ Id, Name, Items }, at) => (
            <RadioRow
              key={Id}
              name="To"
              value={Id}
              defaultChecked={at === 0}
              title={Name || savedListWords.first}
              detail={savedListWords.things(Items.length)}
            />
          ))}
        </div>
      </fieldset>
      {hasRoom && (
        <Field
          label={words.newList}
          help={words.newListHelp}
          name="NewList"
          maxLength={LONGEST_NAME}
          defaultValue={typed}
          error={fault}
          optional
        />
      )}
    </>
  );
}

/** A name that was typed goes before the list that is chosen. */
export function readChoice(text: (name: string) => string): ChosenList {
  const NewList = text("NewList").trim();
  return { ListId: NewList === "" ? text("To") : "", NewList };
}
