type None = Record<string, never>;

/** Why a member's email stays as it is. */
export interface MailRefusalFacts {
  email_same: None;
  email_arrives: None;
}
