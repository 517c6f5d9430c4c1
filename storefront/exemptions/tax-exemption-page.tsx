import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Alert } from "#contract/alert.ts";
import {
  applyForExemption,
  type ExemptionFields,
  getTaxExemptions,
  type OwnExemptions,
  withdrawExemption,
} from "#contract/tax-exemptions.ts";
import type { ExemptionGround } from "#rules/tax/tax-exemption.ts";
import { exemptionWords as words } from "#words/tax-exemption.ts";
import { accountPaths } from "../account-paths.ts";
import { apiContext } from "../api/api-context.ts";
import { AccountFrame } from "../members/account-frame.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { readFields } from "../members/read-fields.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { ExemptionForm } from "./exemption-form.tsx";
import { ExemptionRow } from "./exemption-row.tsx";
import "../shell/text-button.css";
import "./tax-exemption-page.css";

/** `/account/tax-exemption`: the certificates of an organization, a state each, and how they stand (U7). */
export async function loader({ context }: LoaderFunctionArgs) {
  return { found: ownOrSignIn(await context.get(apiContext)(getTaxExemptions)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const api = context.get(apiContext);
  const typed: ExemptionFields = {
    State: text("State"),
    Organisation: text("Organisation"),
    // Another word than a ground's is refused by the call.
    Ground: text("Ground") as ExemptionGround,
    Certificate: text("Certificate"),
    ExpiresOn: text("ExpiresOn"),
  };
  const isWithdrawal = text("intent") === "withdraw";
  const answer = isWithdrawal
    ? await api(withdrawExemption, { body: { State: typed.State } })
    : await api(applyForExemption, { body: typed });
  if (answer.ok) return redirect(accountPaths.taxExemption, 303);
  if (answer.status === 401) return redirect(paths.signIn, 303);
  return data({ typed: isWithdrawal ? null : typed, refusal: answer.alert }, { status: answer.status });
}

export const meta = memberMeta(words.title);

export default function TaxExemptionPage() {
  const { found } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <AccountFrame at="taxExemption" title={words.title} lead={words.lead}>
      {found ? (
        <Exemptions found={found} typed={sent?.typed ?? null} refusal={sent?.refusal ?? null} />
      ) : (
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      )}
    </AccountFrame>
  );
}

interface ExemptionsProps {
  found: OwnExemptions;
  typed: ExemptionFields | null;
  refusal: Alert | null;
}

function Exemptions({ found, typed, refusal }: ExemptionsProps) {
  return (
    <>
      {found.Applications.length > 0 && (
        <ul className="exemptions">
          {found.Applications.map((one) => (
            <ExemptionRow key={one.State} one={one} />
          ))}
        </ul>
      )}
      <section className="account__section" id="apply">
        <h2 className="type-22">{words.apply}</h2>
        <p className="exemptions__how type-14 muted measure">{words.applyLead}</p>
        <ExemptionForm states={found.States} typed={typed} refusal={refusal} />
      </section>
    </>
  );
}
