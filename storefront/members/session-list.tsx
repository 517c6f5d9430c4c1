import type { MemberSession } from "#contract/members.ts";
import { Button } from "#ui/button.tsx";
import { securityWords } from "#words/security-page.ts";
import { accountPaths } from "../account-paths.ts";

/** Where a member is signed in, each with a way to end it. */
export function SessionList({ sessions }: { sessions: readonly MemberSession[] }) {
  return (
    <>
      <h2 className="type-22">{securityWords.devices}</h2>
      <ul className="member-panel__rows">
        {sessions.map(({ id, isThis, browser, system, network }) => (
          <li key={id}>
            {securityWords.device(browser, system, network)}
            {isThis ? (
              <span className="muted">{securityWords.thisOne}</span>
            ) : (
              <EndSession id={id} text={securityWords.end} />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <EndSession id="" text={securityWords.endOthers} />}
    </>
  );
}

function EndSession({ id, text }: { id: string; text: string }) {
  return (
    <form method="post" action={accountPaths.security}>
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small">
        {text}
      </Button>
    </form>
  );
}
