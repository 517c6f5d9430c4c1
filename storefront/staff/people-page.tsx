import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import type { Answer, Api } from "#contract/call.ts";
import {
  changeStaffRoles,
  endStaffPerson,
  endStaffSessionsOf,
  getStaffPeople,
  inviteStaffPerson,
  type StaffPeople,
} from "#contract/staff-people.ts";
import { STAFF_ROLES } from "#rules/staff/staff-roles.ts";
import { deskPeopleWords as words } from "#words/desk-people.ts";
import { momentText } from "#words/moments.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { InviteForm } from "./invite-form.tsx";
import { loadDesk, refuseCode } from "./load-desk.ts";
import { PersonForm } from "./person-form.tsx";
import type { TypedPerson } from "./person-fields.tsx";

const INVITE = "";

/** `/staff/people`: who may come to the desk; invite, give other roles, sign out, shut. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const answer = await api(getStaffPeople);
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, people: answer.reply.People, timeZone: answer.reply.TimeZone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const { text, isTicked } = await readFields(request);
  const intent = text("intent");
  const typed = {
    Email: text("Email"),
    Name: text("Name"),
    Reason: text("Reason"),
    roles: STAFF_ROLES.filter((role) => isTicked(role)),
  };
  /** Whose form it was: where the answer stands. */
  const of = intent === "invite" ? INVITE : typed.Email;
  const wrongCode = await refuseCode(api, text("Code"));
  const answer = wrongCode ? { ok: false as const, ...wrongCode } : await press(api, intent, typed);
  if (!answer.ok) return data({ of, typed, link: "", refusal: answer.alert }, { status: answer.status });
  return data({ of, typed: null, link: answer.reply.Link ?? "", refusal: null });
}

function press(
  api: Api,
  intent: string,
  { Email, Name, Reason, roles: Roles }: TypedPerson,
): Promise<Answer<StaffPeople & { Link?: string }>> {
  const body = { Email, Reason };
  switch (intent) {
    case "invite":
      return api(inviteStaffPerson, { body: { ...body, Name, Roles } });
    case "roles":
      return api(changeStaffRoles, { body: { ...body, Roles } });
    case "sign-out":
      return api(endStaffSessionsOf, { body });
    default:
      return api(endStaffPerson, { body });
  }
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function PeoplePage() {
  const { staff, people, timeZone } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const sentBy = (of: string) => (sent?.of === of ? sent : null);
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      <ul className="desk-people desk-panel">
        {people.map((person, at) => (
          <li key={person.Email} id={`person-${at + 1}`}>
            <div className="desk-people__who">
              <h2 className="type-16 strong">
                {person.Name} <span className="desk-tag">{words.states[person.State]}</span>
              </h2>
              <p>{person.Email}</p>
            </div>
            <p>{person.Roles.map((role) => words.roles[role]).join(", ")}</p>
            <p className="muted">
              {words.sessions(person.Sessions, person.UsedAt && momentText(person.UsedAt, timeZone))}
            </p>
            <PersonForm
              staff={staff}
              person={person}
              action={`${deskPaths.people}#person-${at + 1}`}
              sent={sentBy(person.Email)}
            />
          </li>
        ))}
      </ul>
      <InviteForm staff={staff} action={`${deskPaths.people}#invite`} sent={sentBy(INVITE)} />
    </DeskFrame>
  );
}
