import type { ExemptionApplication } from "#contract/tax-exemptions.ts";
import { exemptionWords as words } from "#words/tax-exemption.ts";
import { instantDay } from "#words/moments.ts";
import { stateNames } from "#words/states.ts";
import { accountPaths } from "../account-paths.ts";

/** One state's application: how it stands, what it says, and the way out of it. */
export function ExemptionRow({ one }: { one: ExemptionApplication }) {
  const state = stateNames.USA[one.State] ?? one.State;
  const mayWithdraw = one.Status === "pending" || one.Status === "approved";
  return (
    <li className="exemption">
      <div className="exemption__head">
        <h2 className="type-18">{state}</h2>
        <span className="exemption__status" data-tone={toneOf(one)}>
          {one.IsOver ? words.over : words.status[one.Status]}
        </span>
      </div>
      <p className="type-14">{words.facts(one.Organisation, one.Certificate)}</p>
      <p className="type-14 muted">
        {one.ExpiresOn === "" ? words.endless : words.lasts(instantDay(`${one.ExpiresOn}T12:00:00Z`, "UTC"))}{" "}
        {nextOf(one)}
      </p>
      {one.Answer !== "" && <p className="type-14 measure">{one.Answer}</p>}
      {mayWithdraw && (
        <form method="post" action={accountPaths.taxExemption}>
          <input type="hidden" name="State" value={one.State} />
          <button className="text-button" name="intent" value="withdraw" aria-label={words.withdrawOf(state)}>
            {words.withdraw}
          </button>
        </form>
      )}
    </li>
  );
}

function toneOf({ Status, IsOver }: ExemptionApplication): "ok" | "warn" | undefined {
  if (IsOver || Status === "declined") return "warn";
  return Status === "approved" ? "ok" : undefined;
}

function nextOf({ Status, IsOver }: ExemptionApplication): string {
  if (IsOver) return words.overLead;
  if (Status === "pending") return words.pendingLead;
  return Status === "approved" ? words.approvedLead : "";
}
