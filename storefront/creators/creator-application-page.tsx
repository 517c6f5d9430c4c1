import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Alert } from "#contract/alert.ts";
import { applyAsCreator, getCreatorApplication } from "#contract/creators.ts";
import { CREATOR_PLATFORMS, type CreatorPlatform } from "#rules/creator/creator-application.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { creatorWords as words } from "#words/creators.ts";
import { apiContext } from "../api/api-context.ts";
import { faultOf, MemberForm, MemberPanel } from "../members/member-panel.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { readFields } from "../members/read-fields.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";

/** `/creator-program/application`: for members alone (S42). */
export async function loader({ context }: LoaderFunctionArgs) {
  return { found: ownOrSignIn(await context.get(apiContext)(getCreatorApplication))?.Application ?? null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const body = {
    Name: text("Name"),
    // Another word than a platform's is refused by the call.
    Platform: text("Platform") as CreatorPlatform,
    Url: text("Url"),
    Audience: Number(text("Audience").replaceAll(/[,\s]/g, "") || Number.NaN),
    About: text("About"),
  };
  const answer = await context.get(apiContext)(applyAsCreator, { body });
  if (answer.ok) return redirect(paths.creatorApplication, 303);
  if (answer.status === 401) return redirect(paths.signIn, 303);
  return data({ typed: body, refusal: answer.alert }, { status: answer.status });
}

export const meta = memberMeta(words.title);

export default function CreatorApplicationPage() {
  const { found } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal: Alert | null = sent?.refusal ?? null;
  const typed = sent?.typed ?? found;
  return (
    <MemberPanel title={words.title} lead={words.lead}>
      {found && !refusal && (
        <Notice tone={found.State === "declined" ? "info" : "success"} say="politely" title={words.states[found.State]}>
          {found.State === "pending" ? words.pendingLead : found.Answer}
        </Notice>
      )}
      {(found === null || found.State === "pending") && (
        <MemberForm action={paths.creatorApplication} send={found ? words.sendAgain : words.send} refusal={refusal}>
          <Field
            label={words.name}
            name="Name"
            maxLength={60}
            required
            defaultValue={typed?.Name}
            error={faultOf(refusal, "Name")}
          />
          <Select
            label={words.platform}
            name="Platform"
            defaultValue={typed?.Platform ?? "youtube"}
            error={faultOf(refusal, "Platform")}
          >
            {CREATOR_PLATFORMS.map((platform) => (
              <option key={platform} value={platform}>
                {words.platforms[platform]}
              </option>
            ))}
          </Select>
          <Field
            label={words.url}
            help={words.urlHelp}
            name="Url"
            inputMode="url"
            maxLength={290}
            required
            defaultValue={typed?.Url}
            error={faultOf(refusal, "Url")}
          />
          <Field
            label={words.audience}
            name="Audience"
            inputMode="numeric"
            maxLength={13}
            required
            defaultValue={typed && Number.isFinite(typed.Audience) ? String(typed.Audience) : ""}
            error={faultOf(refusal, "Audience")}
          />
          <label className="field">
            <span className="field__label">{words.about}</span>
            <textarea
              className="field__input"
              name="About"
              rows={6}
              maxLength={2000}
              required
              defaultValue={typed?.About}
              aria-invalid={faultOf(refusal, "About") ? true : undefined}
            />
          </label>
        </MemberForm>
      )}
    </MemberPanel>
  );
}
