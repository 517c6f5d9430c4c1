import { sql } from "kysely";
import type { register as registerCall, sendActivateMail as sendCall } from "#contract/members.ts";
import { emailFault } from "#rules/address/check-shipping-address.ts";
import { checkPassword } from "#rules/member/check-password.ts";
import { FIRST_MEMBER_STATE } from "#rules/member/member-states.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Tx } from "../db/database.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { hashPassword } from "./hash-password.ts";
import { countFor } from "./count-for.ts";
import { endLinks, sendMemberMail } from "./mail-tokens-table.ts";
import { findMemberByEmail } from "./members-table.ts";
import { noteSecurity } from "./security-log.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { addressFaultText } = spoken.addressFaults;
const { memberAnswers, passwordFaultText } = spoken.members;

/**
 * Makes an account that its mail's link confirms. Who has one already gets a mail that says so: the answer and the work
 * are the same. Until it is confirmed, whoever registers last is asked for at the link, by the password.
 */
export const register: Handler<typeof registerCall> = async ({ world, principal, body }) => {
  const refusal =
    refuseEmail(body.Email) ??
    refusePassword(body.Password, body.Email, "Password") ??
    (await countFor(world, principal, "member_mail", body.Email));
  if (refusal) return refusal;
  const passwordHash = await hashPassword(world, body.Password);
  await world.db.transaction(async (tx) => {
    const newId = await insertOrReplace(world, tx, { ...body, passwordHash });
    const memberId = newId ?? (await findMemberByEmail(tx, body.Email))?.id ?? null;
    if (newId !== null) await endLinks(tx, ["activate"], newId, world.now());
    await sendMemberMail(world, tx, newId === null ? "already_member" : "activate", memberId);
    await noteSecurity(world, tx, newId === null ? "registered_again" : "registered", { principal, memberId });
  });
  return { reply: { Success: true as const, Message: memberAnswers.mailSent } };
};

/** For who lost the mail. Says the same for an address that waits for nothing. */
export const sendActivateMail: Handler<typeof sendCall> = async ({ world, principal, body }) => {
  const refusal = refuseEmail(body.Email) ?? (await countFor(world, principal, "member_mail", body.Email));
  if (refusal) return refusal;
  await world.db.transaction(async (tx) => {
    const member = await findMemberByEmail(tx, body.Email);
    await sendMemberMail(world, tx, "activate", member?.state === "unconfirmed" ? member.id : null);
  });
  return { reply: { Success: true as const, Message: memberAnswers.mailSent } };
};

export function refuseEmail(email: string): Refusal<"email_invalid"> | null {
  const wrong = emailFault(email);
  return wrong && refuse("email_invalid", {}, [{ field: "Email", message: addressFaultText(wrong) }]);
}

export function refusePassword(password: string, email: string, field: string): Refusal<"password_refused"> | null {
  const wrong = checkPassword(password, email);
  return wrong && refuse("password_refused", {}, [{ field, message: passwordFaultText(wrong) }]);
}

interface Registration {
  Email: string;
  FirstName: string;
  LastName: string;
  ReceiveInfo: boolean;
  passwordHash: string;
}

/** Null where a confirmed account has the e-mail: that one is never touched. */
async function insertOrReplace(world: World, tx: Tx, said: Registration): Promise<number | null> {
  const now = world.now();
  const own = {
    email: said.Email,
    password_hash: said.passwordHash,
    first_name: said.FirstName,
    last_name: said.LastName,
    receive_info: said.ReceiveInfo,
    locale: spokenLocale(),
    changed_at: now,
  };
  const row = await tx
    .insertInto("members")
    .values({ ...own, state: FIRST_MEMBER_STATE, created_at: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet((eb) => ({ ...own, password_version: eb("members.password_version", "+", 1) }))
        .where("members.state", "=", FIRST_MEMBER_STATE),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
