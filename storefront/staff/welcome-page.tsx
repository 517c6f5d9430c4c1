import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { acceptInvitation, openInvitation } from "#contract/staff.ts";
import { Field } from "#ui/field.tsx";
import { memberPageWords } from "#words/member-pages.ts";
import { deskSignInWords, welcomeWords } from "#words/staff.ts";
import { apiContext } from "../api/api-context.ts";
import { EntryQr } from "../members/entry-qr.tsx";
import { faultOf, MemberForm } from "../members/member-panel.tsx";
import { readFields } from "../members/read-fields.ts";
import { deskPaths } from "./desk-paths.ts";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";

const tokenIn = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** `/staff/welcome`: somebody who was invited chooses a password and sets up the second factor. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenIn(request);
  const answer = await context.get(apiContext)(openInvitation, { query: { token } });
  return answer.ok ? { token, invitation: answer.reply } : data({ token, invitation: null }, { status: answer.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const body = { token: tokenIn(request), Password: text("Password"), Code: text("Code") };
  const answer = await context.get(apiContext)(acceptInvitation, { body });
  return answer.ok ? redirect(deskPaths.queue, 303) : data({ refusal: answer.alert }, { status: answer.status });
}

export const handle = DESK_HANDLE;
export const meta = deskMeta(welcomeWords.title);

export default function WelcomePage() {
  const { token, invitation } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  return (
    <DeskFrame staff={null}>
      <div className="desk__narrow">
        <h1 className="type-36">{invitation ? welcomeWords.title : welcomeWords.endedTitle}</h1>
        {!invitation && <p className="muted">{welcomeWords.ended}</p>}
        {invitation && (
          <>
            <p className="muted">{welcomeWords.lead(invitation.Name, invitation.Email)}</p>
            <p>{welcomeWords.app}</p>
            <EntryQr uri={invitation.Uri} path={invitation.Qr} size={invitation.QrSize} />
            <p>
              {welcomeWords.key}: <code className="desk__key">{invitation.Secret.match(/.{1,4}/g)?.join(" ")}</code>
            </p>
            <MemberForm
              action={`${deskPaths.welcome}?${new URLSearchParams({ token })}`}
              send={welcomeWords.send}
              refusal={refusal ?? null}
            >
              <input type="hidden" name="username" autoComplete="username" value={invitation.Email} />
              <Field
                label={memberPageWords.newPassword}
                help={welcomeWords.password}
                name="Password"
                type="password"
                autoComplete="new-password"
                maxLength={256}
                required
                error={faultOf(refusal, "Password")}
              />
              <Field
                label={deskSignInWords.code}
                help={deskSignInWords.codeHelp}
                name="Code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                required
                error={refusal?.Reason === "staff_code_wrong" ? refusal.Message : null}
              />
            </MemberForm>
          </>
        )}
      </div>
    </DeskFrame>
  );
}
