import { SORTS, type Sort } from "#rules/catalog/lists.ts";
import { Select } from "#ui/select.tsx";
import { filterWords, sortWords } from "#words/listing.ts";
import { FILTER_FORM_ID } from "./listing-query.ts";

interface SortChoiceProps {
  sort: Sort;
  onSort(sort: Sort): void;
  /** The control that the filter form sends; the phone bar's copy only acts with JavaScript. */
  isSent?: boolean;
}

/** The order of the list: a control of the filter form that stands outside of it. */
export function SortChoice({ sort, onSort, isSent = false }: SortChoiceProps) {
  return (
    <div className={isSent ? "sort-choice" : "sort-choice sort-choice--phone"}>
      <Select
        id={isSent ? "sort" : "sort-phone"}
        label={filterWords.sort}
        value={sort}
        onChange={(event) => onSort(SORTS.find((one) => one === event.currentTarget.value) ?? "featured")}
        {...(isSent && { form: FILTER_FORM_ID, name: "sort" })}
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {sortWords[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}
