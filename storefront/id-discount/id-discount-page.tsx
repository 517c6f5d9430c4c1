import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { getIdDiscount, sendIdProof, type IdDiscountView } from "#contract/id-discount.ts";
import { ID_GROUPS, type IdGroup } from "#rules/discounts/id-groups.ts";
import { refuse } from "#rules/refusal.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { idDiscountWords as words, idGroupName } from "#words/id-discount.ts";
import { refusalText } from "#words/refusals.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { formFilesContext } from "../api/form-files-context.ts";
import { faultOf } from "../members/member-panel.tsx";
import { paths } from "../paths.ts";
import { proofIn } from "../rma/proof-in.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { idDiscountPaths } from "./id-discount-paths.ts";
import { IdGroupsList } from "./id-groups-list.tsx";
import "./id-discount.css";

/** Why somebody comes here without a discount; the address says which, and nothing else of it is believed. */
const REFUSED = ["idme_not_offered", "idme_away", "id_check_ended", "id_check_stopped", "cart_empty"] as const;

/** `/carts/group-discount`: who gets a discount, the way to ID.me, and a proof as the other way. Plain links and forms. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)(getIdDiscount);
  if (!answer.ok) throw refusedPage(answer);
  const asked = new URL(request.url).searchParams.get("refused");
  return { found: answer.reply, refused: asked === null ? null : wordsOf(asked) };
}

function wordsOf(asked: string): string {
  const reason = REFUSED.find((name) => name === asked);
  return reason ? refusalText(refuse(reason)) : words.notConfirmed;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  // Another word than a group's is refused by the call.
  const { proof, ...sent } = await proofIn(context.get(formFilesContext));
  const body = { Group: text("Group") as IdGroup, Email: text("Email"), ...proof };
  const answer = await context.get(apiContext)(sendIdProof, { body, ...sent });
  const typed = { Group: body.Group, Email: body.Email };
  return answer.ok
    ? data({ refusal: null, typed: null, found: answer.reply })
    : data({ refusal: answer.alert, typed, found: null }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function IdDiscountPage() {
  const loaded = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const found = sent?.found ?? loaded.found;
  return (
    <main className="page id-discount-page" id="main">
      <h1 className="type-36">{words.title}</h1>
      {loaded.refused && !sent && <Notice tone="warning" say="now" title={loaded.refused} />}
      {found.Verified && <Notice tone="success" say="politely" title={words.verified(idGroupName(found.Verified))} />}
      <section>
        <IdGroupsList {...found} />
        <p className="muted type-14">{words.inPlace}</p>
      </section>
      <section id="proof" aria-labelledby="proof-title">
        <h2 className="type-22" id="proof-title">
          {words.proofTitle}
        </h2>
        <Proof found={found} />
        {sent?.found && <Notice tone="success" say="politely" title={words.sent} />}
        <p className="muted">{words.proofLead}</p>
        <ProofForm found={found} sent={sent} />
      </section>
      <a className="link" href={paths.cart}>
        {words.toCart}
      </a>
    </main>
  );
}

function Proof({ found: { Proof: proof, Verified } }: { found: IdDiscountView }) {
  if (!proof) return null;
  const group = idGroupName(proof.Group);
  const isGone = proof.Status === "approved" && Verified !== proof.Group;
  return (
    <p>
      <b>{isGone ? words.gone(group) : words.status[proof.Status](group)}</b> {proof.Answer}
    </p>
  );
}

function ProofForm({ found, sent }: { found: IdDiscountView; sent: ReturnType<typeof useActionData<typeof action>> }) {
  const refusal = sent?.refusal ?? null;
  return (
    <form method="post" encType="multipart/form-data" action={`${idDiscountPaths.page}#proof`}>
      {refusal && !refusal.Fields?.[0] && <Notice tone="error" say="now" title={refusal.Message} />}
      <Select
        label={words.group}
        name="Group"
        required
        defaultValue={ID_GROUPS.find((group) => group === sent?.typed?.Group) ?? ""}
        error={faultOf(refusal, "Group")}
      >
        <option value="">{words.chooseGroup}</option>
        {found.Groups.map(({ Group }) => (
          <option key={Group} value={Group}>
            {idGroupName(Group)}
          </option>
        ))}
      </Select>
      <Field
        label={words.email}
        name="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={sent?.typed?.Email}
        error={faultOf(refusal, "Email")}
      />
      <Field
        label={words.file}
        help={words.fileHelp}
        name="Proof"
        type="file"
        accept=".jpg,.jpeg,.png,.pdf"
        required
        error={faultOf(refusal, "Base64")}
      />
      <Button type="submit">{words.send}</Button>
    </form>
  );
}
