import { type Refusal, refuse } from "#rules/refusal.ts";
import type { Context, MiddlewareHandler } from "hono";
import { hasRight } from "#rules/staff/staff-roles.ts";
import type { Settings } from "../settings/settings.ts";
import type { AppEnv, AppParts } from "./app.ts";
import { NEVER_KEPT, publicCallCache } from "./cache-headers.ts";
import type { Principal } from "./principal.ts";
import { makePrincipal } from "./make-principal.ts";
import { type RefusalAnswer, refusalAnswer } from "./refusal-answer.ts";
import { MAY_CALL, type Rules, type Who } from "./route-rules.ts";
import { isPutOff } from "./shed-load.ts";

/** Enforces a row's four rules over HTTP, and makes the principal. `answer` says what the door refuses. */
export function door(
  rules: Rules,
  parts: AppParts,
  answer: (context: Context<AppEnv>, refusal: RefusalAnswer) => Response,
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const refusal = await enter(context, rules, parts);
    if (refusal) return answer(context, refusalAnswer(refusal));
    await next();
    if (rules.cache === "private") context.res.headers.set("cache-control", NEVER_KEPT);
    if (rules.cache === "public" && context.res.ok)
      context.res.headers.set("cache-control", publicCallCache(parts.world.config));
    return undefined;
  };
}

async function enter(context: Context<AppEnv>, rules: Rules, parts: AppParts): Promise<Refusal | null> {
  const { world, limits } = parts;
  const foreign = mayComeFromAnywhere(rules, context.req.method)
    ? null
    : checkOrigin(context.req.raw, world.settings.storeUrl);
  // A browser that has been here brings a cookie of ours.
  const isNewcomer = context.req.header("cookie") === undefined;
  const busy = isPutOff(rules, world.eventLoopLag(), isNewcomer) ? refuse("store_busy") : null;
  const refusal = foreign ?? busy ?? (await limits.count(rules.rate, context.get("clientKey")));
  if (refusal) return refusal;
  const principal = await (parts.makePrincipal ?? makePrincipal)(context, world, rules.who);
  context.set("principal", principal);
  return checkCaller(principal, rules, world.settings);
}

/** The same for a page that calls inside the process: the page's own row has answered for the origin. */
export async function enterInside(
  principal: Principal,
  rules: Rules,
  { world, limits }: Pick<AppParts, "world" | "limits">,
): Promise<Refusal | null> {
  const refusal = await limits.count(rules.rate, principal.clientKey);
  return refusal ?? checkCaller(principal, rules, world.settings);
}

/** Whether the row is for whom asks, and whether somebody of the staff has its right and a fresh second factor where it wants one. */
function checkCaller(principal: Principal, { who, act }: Rules, settings: Pick<Settings, "demo">): Refusal | null {
  if (!MAY_CALL[who](principal)) return refuseTo(who, settings);
  if (!act || principal.kind !== "staff") return null;
  if (!hasRight(principal.roles, act.right)) return refuse("staff_right_missing", { right: act.right });
  return act.stepUp === "fresh" && !principal.isFresh ? refuse("staff_code_needed") : null;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** A link leads to what reads; nothing else comes from another site but what is signed. */
function mayComeFromAnywhere({ crossSite }: Rules, method: string): boolean {
  return crossSite === "signed" || (crossSite === "links" && ["GET", "HEAD", "OPTIONS"].includes(method));
}

/** Of `Sec-Fetch-Site`: the store's own page, and nobody's, as an address that somebody typed. */
const OWN_SITES: ReadonlySet<string> = new Set(["same-origin", "none"]);

/**
 * Refuses what another site's page sends. Browsers name the page's origin on every change; where they do not, as on a GET,
 * `Sec-Fetch-Site` says it. A program that sends neither is no browser, so nobody's cookie travels with it unasked.
 */
function checkOrigin({ headers }: Request, storeUrl: string): Refusal<"cross_site"> | null {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  const foreign = origin === null ? site !== null && !OWN_SITES.has(site) : !ownOrigins(storeUrl).includes(origin);
  return foreign ? refuse("cross_site") : null;
}

/** A store on this machine is the same store under each of the machine's names for itself. */
function ownOrigins(storeUrl: string): string[] {
  const own = new URL(storeUrl);
  if (!LOOPBACK.includes(own.hostname)) return [own.origin];
  return LOOPBACK.map((name) => `${own.protocol}//${name}${own.port ? `:${own.port}` : ""}`);
}

/** What a principal hears that a row is not for. A monitor's numbers are not even there for others. */
function refuseTo(who: Who, { demo }: Pick<Settings, "demo">): Refusal {
  if (who === "signer" || who === "gateway" || who === "carrier" || who === "mailer")
    return refuse("signature_invalid");
  if (who === "monitor") return refuse("not_found");
  if (who === "staff") return refuse("staff_sign_in_needed");
  if (who === "member") return refuse("sign_in_needed");
  if (who !== "operator") return refuse("not_allowed", { onThisMachine: false });
  return demo ? refuse("token_needed") : refuse("not_allowed", { onThisMachine: true });
}
