import type { Alert } from "#contract/alert.ts";
import type { StaffInfo } from "#contract/staff.ts";
import { STAFF_ROLES, type StaffRole } from "#rules/staff/staff-roles.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { deskPeopleWords as words } from "#words/desk-people.ts";
import { faultOf } from "../members/member-panel.tsx";
import { Notice } from "../shell/notice.tsx";
import { FreshCode } from "./desk-frame.tsx";

/** What a form about somebody was sent with. */
export interface TypedPerson {
  Email: string;
  Name: string;
  Reason: string;
  roles: StaffRole[];
}

/** How such a form ended. What was typed is kept where it was refused, and gone where it was done. */
export interface SentPerson {
  typed: TypedPerson | null;
  /** The way in, for somebody who was invited; empty for everybody else. */
  link: string;
  refusal: Alert | null;
}

/** The roles, the reason and the code that every such form asks for. */
export function PersonFields({
  staff,
  sent,
  roles,
}: {
  staff: StaffInfo;
  sent: SentPerson | null;
  roles: StaffRole[];
}) {
  const ticked = sent?.typed?.roles ?? roles;
  const noRole = faultOf(sent?.refusal, "Roles");
  const isCode = sent?.refusal?.Reason === "staff_code_wrong" || sent?.refusal?.Reason === "staff_code_needed";
  return (
    <>
      <fieldset className="desk__roles" aria-describedby={noRole === null ? undefined : "no-role"}>
        <legend>{words.rolesLabel}</legend>
        {STAFF_ROLES.map((role) => (
          <Checkbox key={role} roomy name={role} defaultChecked={ticked.includes(role)}>
            {words.roles[role]}
          </Checkbox>
        ))}
        {noRole !== null && (
          <p className="field__error" id="no-role">
            {noRole}
          </p>
        )}
      </fieldset>
      <Field
        label={words.reason}
        help={words.reasonHelp}
        name="Reason"
        maxLength={500}
        required
        defaultValue={sent?.typed?.Reason}
        error={faultOf(sent?.refusal, "Reason")}
      />
      <FreshCode staff={staff} error={isCode ? sent.refusal?.Message : null} />
    </>
  );
}

/** How it ended, where no field says it. */
export function SentNotice({ sent }: { sent: SentPerson | null }) {
  if (sent === null) return null;
  const { refusal, link } = sent;
  if (refusal) {
    const title = refusal.Reason === "invalid_request" ? words.check : refusal.Message;
    return <Notice tone="error" say="now" title={title} />;
  }
  return (
    <Notice tone="success" say="politely" title={link === "" ? words.done : words.link}>
      {link !== "" && <code className="desk__key">{link}</code>}
    </Notice>
  );
}
