import { data, redirect, useActionData, type ActionFunctionArgs } from "react-router";
import { staffSignIn, staffSignOut } from "#contract/staff.ts";
import { Field } from "#ui/field.tsx";
import { memberPageWords } from "#words/member-pages.ts";
import { deskSignInWords } from "#words/staff.ts";
import { apiContext } from "../api/api-context.ts";
import { MemberForm } from "../members/member-panel.tsx";
import { readFields } from "../members/read-fields.ts";
import { deskPaths } from "./desk-paths.ts";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";

/** `/staff/sign-in`: password and code in one step. It signs out, too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const { text } = await readFields(request);
  if (text("intent") === "sign-out") {
    await api(staffSignOut);
    return redirect(deskPaths.signIn, 303);
  }
  const body = { Email: text("Email"), Password: text("Password"), Code: text("Code") };
  const answer = await api(staffSignIn, { body });
  if (answer.ok) return redirect(deskPaths.queue, 303);
  return data({ email: body.Email, refusal: answer.alert }, { status: answer.status });
}

export const handle = DESK_HANDLE;
export const meta = deskMeta(deskSignInWords.title);

export default function DeskSignInPage() {
  const sent = useActionData<typeof action>();
  return (
    <DeskFrame staff={null}>
      <div className="desk__narrow">
        <h1 className="type-36">{deskSignInWords.title}</h1>
        <MemberForm action={deskPaths.signIn} send={deskSignInWords.send} refusal={sent?.refusal ?? null}>
          <Field
            label={memberPageWords.email}
            name="Email"
            type="email"
            autoComplete="username"
            maxLength={254}
            required
            defaultValue={sent?.email}
          />
          <Field
            label={memberPageWords.password}
            name="Password"
            type="password"
            autoComplete="current-password"
            maxLength={1024}
            required
          />
          <Field
            label={deskSignInWords.code}
            help={deskSignInWords.codeHelp}
            name="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            required
          />
        </MemberForm>
      </div>
    </DeskFrame>
  );
}
