import type { StaffInfo } from "#contract/staff.ts";
import type { StaffPerson } from "#contract/staff-people.ts";
import { Button } from "#ui/button.tsx";
import { deskPeopleWords as words } from "#words/desk-people.ts";
import { PersonFields, type SentPerson, SentNotice } from "./person-fields.tsx";

interface PersonFormProps {
  staff: StaffInfo;
  person: StaffPerson;
  action: string;
  sent: SentPerson | null;
}

/** Other roles for somebody, or the end of their sessions or account; it stays open where it was refused. */
export function PersonForm({ staff, person, action, sent }: PersonFormProps) {
  return (
    <div className="desk-people__change">
      <SentNotice sent={sent} />
      {person.State !== "ended" && (
        <details open={sent?.refusal ? true : undefined}>
          <summary className="text-button">{words.change}</summary>
          <form className="desk__form" method="post" action={action}>
            <input type="hidden" name="Email" value={person.Email} />
            <PersonFields staff={staff} sent={sent} roles={person.Roles} />
            <div className="desk-returns__moves">
              <Button type="submit" name="intent" value="roles" look="primary">
                {words.saveRoles}
              </Button>
              <Button type="submit" name="intent" value="sign-out">
                {words.signOut}
              </Button>
              <Button type="submit" name="intent" value="end">
                {words.end}
              </Button>
            </div>
          </form>
        </details>
      )}
    </div>
  );
}
