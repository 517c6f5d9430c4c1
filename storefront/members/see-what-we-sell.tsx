import { buttonClass } from "#ui/button.tsx";
import { accountOrdersWords } from "#words/member-pages.ts";
import { paths } from "../paths.ts";

/** The way on from a page of the account that has nothing yet. */
export function SeeWhatWeSell() {
  return (
    <a className={buttonClass("primary")} href={paths.home}>
      {accountOrdersWords.browse}
    </a>
  );
}
