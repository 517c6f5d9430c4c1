import { sql } from "kysely";
import type { SlowLimitName } from "#rules/member/slow-limits.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { countUp, forgetCounts, readCount, type SlowLimit } from "../http/count-slowly.ts";
import { noteLimit } from "../http/note-limit.ts";
import type { Shopper } from "../http/principal.ts";
import { slowLimitsOf } from "../http/slow-limits-of.ts";
import type { World } from "../world.ts";
import { isKnownBrowser } from "../http/known-browser.ts";

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
  return (await countTry(world, principal, name, email)).refusal;
}

/** The same, and whether nothing but the whole shop's limit refuses: then it is not about this account, nor this visitor. */
export async function countTry(
  world: World,
  principal: Shopper,
  name: SlowLimitName,
  email: string,
): Promise<{ refusal: Refusal<"too_many_requests"> | null; isShopsAlone: boolean }> {
  const usedUp = await countUp(world, limitsOf(world, name, principal, email));
  if (!usedUp) return { refusal: null, isShopsAlone: false };
  await noteLimit(world, principal, name);
  const isShopsAlone = usedUp.names.every((used) => used === `${name} shop`);
  return { refusal: refuse("too_many_requests", { seconds: usedUp.seconds }), isShopsAlone };
}

/** What is left of the account's own limit. */
export async function triesLeft(world: World, principal: Shopper, name: SlowLimitName, email: string): Promise<number> {
  const limit = limitsOf(world, name, principal, email).find(({ name: of }) => of === `${name} account`);
  return limit ? Math.max(0, limit.most - (await readCount(world, limit))) : 0;
}

/** What is counted of an account, and not of whoever asks. */
const OWN = ["account", "series"] as const;

/** A right password, or code, ends the count of the wrong ones that were typed on this browser, or on any that is not known. */
export async function forgiveTries(
  world: World,
  principal: Shopper,
  name: "sign_in" | "two_factor",
  email: string,
): Promise<void> {
  const limits = [principal, { ...principal, knownBrowser: null }].flatMap((by) =>
    limitsOf(world, name, by, email).filter(({ name: of }) => OWN.some((subject) => of === `${name} ${subject}`)),
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

/** An account is counted by what was typed, and apart from all other browsers on one that was signed in to it before. */
function limitsOf(world: World, name: SlowLimitName, principal: Shopper, email: string): SlowLimit[] {
  const { kind, cartTokenSha256: cart, clientKey } = principal;
  const account = email.trim().toLowerCase();
  const isKnown = isKnownBrowser(world, principal, email);
  const subjects = {
    account: isKnown ? `${account} known` : account,
    series: isKnown ? `${account} known` : account,
    session: cart ? Buffer.from(cart).toString("hex") : clientKey,
    address: clientKey,
  };
  return slowLimitsOf(name, subjects, kind === "guest" && !isKnown);
}
