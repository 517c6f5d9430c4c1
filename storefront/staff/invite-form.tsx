import type { StaffInfo } from "#contract/staff.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { deskPeopleWords as words } from "#words/desk-people.ts";
import { faultOf } from "../members/member-panel.tsx";
import { PersonFields, type SentPerson, SentNotice } from "./person-fields.tsx";

/** Asks a colleague to the desk. What is refused keeps everything that was typed, and says at each field what is wrong. */
export function InviteForm({ staff, action, sent }: { staff: StaffInfo; action: string; sent: SentPerson | null }) {
  const typed = sent?.typed;
  return (
    <section className="desk-panel" id="invite" aria-labelledby="invite-title">
      <h2 className="type-18" id="invite-title">
        {words.invite}
      </h2>
      <p className="muted">{words.inviteHelp}</p>
      <SentNotice sent={sent} />
      <form className="desk__form" method="post" action={action}>
        <div className="desk__pair">
          <Field
            label={words.email}
            name="Email"
            type="email"
            maxLength={254}
            required
            defaultValue={typed?.Email}
            error={faultOf(sent?.refusal, "Email")}
          />
          <Field
            label={words.name}
            name="Name"
            maxLength={60}
            required
            defaultValue={typed?.Name}
            error={faultOf(sent?.refusal, "Name")}
          />
        </div>
        <PersonFields staff={staff} sent={sent} roles={[]} />
        <Button type="submit" name="intent" value="invite" look="primary">
          {words.send}
        </Button>
      </form>
    </section>
  );
}
