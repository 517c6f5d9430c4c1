import type { Mail } from "#adapters/mail/mailer.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { hashPassword } from "../members/hash-password.ts";
import type { World } from "../world.ts";

/** The password of every member of the tests. */
export const PASSWORD = "quiet fan on a desk";

interface Wanted {
  email: string;
  state?: "unconfirmed" | "active" | "closed";
}

/** A member as if long registered; answers its MemId. Tests that are about registering register. */
export async function addMember(world: World, { email, state = "active" }: Wanted): Promise<number> {
  const now = world.now();
  const { id } = await world.db.queries
    .insertInto("members")
    .values({
      email,
      password_hash: await hashPassword(world, PASSWORD),
      state,
      first_name: "Ada",
      last_name: "Byron",
      created_at: now,
      confirmed_at: state === "unconfirmed" ? null : now,
      changed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A mail server that keeps what it is given. */
export function keepMails(world: World): Mail[] {
  const mails: Mail[] = [];
  world.mailer = { send: (mail) => Promise.resolve(void mails.push(mail)) };
  return mails;
}

/** What the newest mail's link brings with it, once everything that waits is sent. */
export async function linkFrom(world: World, mails: readonly Mail[]): Promise<URLSearchParams> {
  await deliverOutbox(world);
  const [link = ""] = /https?:\S+/.exec(mails.at(-1)?.text ?? "") ?? [];
  return new URL(link).searchParams;
}
