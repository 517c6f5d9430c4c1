import { buttonClass } from "#ui/button.tsx";
import { securityWords } from "#words/security-page.ts";
import { isPlainPress } from "#ui/plain-press.ts";
import { openModal } from "../modals/modal-store.ts";
import { accountPaths } from "../account-paths.ts";

/** Opens the popup; without JavaScript it goes to the page with the same form. */
export function ChangePasswordLink() {
  return (
    <a
      className={buttonClass("secondary", "large")}
      href={accountPaths.changePassword}
      data-in-place
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        openModal("change-password", {});
      }}
    >
      {securityWords.change}
    </a>
  );
}
