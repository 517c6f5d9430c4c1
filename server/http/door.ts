import type { Refusal } from "#rules/refusal.ts";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv, AppParts } from "./app.ts";
import { checkOrigin } from "./check-origin.ts";
import { notAllowed } from "./not-allowed.ts";
import type { Principal } from "./principal.ts";
import { principalOf } from "./principal-of.ts";
import { type RefusalAnswer, refusalAnswer } from "./refusal-answer.ts";
import { MAY_CALL, type Rules } from "./rules.ts";

/** Answers that may be kept: by a browser for half a minute, by a shared cache for three. */
const PUBLIC_CACHE = "public, max-age=30, s-maxage=180, stale-while-revalidate=600";

/** Enforces a row's four rules over HTTP, and makes the principal. `refuse` renders what the door refuses. */
export function door(
  rules: Rules,
  parts: AppParts,
  refuse: (context: Context<AppEnv>, refusal: RefusalAnswer) => Response,
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const refusal = await enter(context, rules, parts);
    if (refusal) return refuse(context, refusalAnswer(refusal));
    await next();
    if (rules.cache === "private") context.res.headers.set("cache-control", "no-store");
    if (rules.cache === "public" && context.res.ok) context.res.headers.set("cache-control", PUBLIC_CACHE);
    return undefined;
  };
}

async function enter(context: Context<AppEnv>, rules: Rules, parts: AppParts): Promise<Refusal | null> {
  const { world, limits } = parts;
  const foreign = rules.crossSite === "refuse" ? checkOrigin(context.req.raw, world.settings.storeUrl) : null;
  const refusal = foreign ?? (await limits.count(rules.rate, context.get("clientKey")));
  if (refusal) return refusal;
  const principal = await (parts.principalOf ?? principalOf)(context, world, rules.who);
  context.set("principal", principal);
  return MAY_CALL[rules.who](principal) ? null : notAllowed(rules.who, world.settings);
}

/** The same for a page that calls inside the process: the page's own row has answered for the origin. */
export async function enterInside(
  principal: Principal,
  { rate, who }: Rules,
  { world, limits }: Pick<AppParts, "world" | "limits">,
): Promise<Refusal | null> {
  const refusal = await limits.count(rate, principal.clientKey);
  return refusal ?? (MAY_CALL[who](principal) ? null : notAllowed(who, world.settings));
}
