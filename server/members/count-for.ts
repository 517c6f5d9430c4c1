import { sql } from "kysely";
import { SLOW_LIMITS, type SlowLimitName, type SlowSubject } from "#rules/member/slow-limits.ts";
import type { Refusal } from "#rules/refusal.ts";
import { countSlowly, forgetCounts, readCount, type SlowLimit } from "../http/count-slowly.ts";
import { noteLimit } from "../http/note-limit.ts";
import type { Shopper } from "../http/principal.ts";
import type { World } from "../world.ts";
import { isKnownBrowser } from "./known-browser.ts";

/**
 * Counts what a visitor tries with an account, before anything is compared, and refuses where a limit is used up: the same
 * whether or not there is such an account. The first refusal of an hour is written down.
 */
export async function countFor(
  world: World,
  principal: Shopper,
  name: SlowLimitName,
  email: string,
): Promise<Refusal<"too_many_requests"> | null> {
  const refusal = await countSlowly(world, limitsOf(world, name, principal, email));
  if (refusal) await noteLimit(world, principal, name);
  return refusal;
}

/** What is left of the account's own limit. */
export async function triesLeft(world: World, principal: Shopper, name: SlowLimitName, email: string): Promise<number> {
  const limit = limitsOf(world, name, principal, email).find(({ name: of }) => of === `${name} account`);
  return limit ? Math.max(0, limit.most - (await readCount(world, limit))) : 0;
}

/** A right password, or code, ends the count of the wrong ones that were typed on this browser, or on any that is not known. */
export async function forgiveTries(
  world: World,
  principal: Shopper,
  name: "sign_in" | "two_factor",
  email: string,
): Promise<void> {
  const limits = [principal, { ...principal, knownBrowser: null }].flatMap((by) =>
    limitsOf(world, name, by, email).filter((limit) => limit.name === `${name} account`),
  );
  await forgetCounts(world, limits);
  if (name !== "sign_in") return;
  await world.db.queries
    .updateTable("members")
    .set({ failed_sign_ins: 0 })
    .where(sql<string>`lower(email)`, "=", email.trim().toLowerCase())
    .where("failed_sign_ins", ">", 0)
    .execute();
}

function limitsOf(world: World, name: SlowLimitName, principal: Shopper, email: string): SlowLimit[] {
  const subjects = subjectsOf(world, principal, email);
  return Object.entries(SLOW_LIMITS[name]).map(([by, limit]) => ({
    name: `${name} ${by}`,
    of: subjects[by as SlowSubject],
    ...limit,
  }));
}

/** An account is counted by what was typed, and apart from all other browsers on one that was signed in to it before. */
function subjectsOf(world: World, principal: Shopper, email: string): Record<SlowSubject, string> {
  const { cartTokenSha256: cart, clientKey } = principal;
  const account = email.trim().toLowerCase();
  return {
    account: isKnownBrowser(world, principal, email) ? `${account} known` : account,
    session: cart ? Buffer.from(cart).toString("hex") : clientKey,
    address: clientKey,
    shop: "",
  };
}
