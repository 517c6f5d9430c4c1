import { ok } from "#rules/refusal.ts";
import { callRoute } from "../http/call-route.ts";
import { publicCallCache, SHOWN_STALE_SECONDS } from "../http/cache-headers.ts";
import { readQuery } from "../http/read-query.ts";
import { NOBODY, type Route } from "../http/route.ts";
import { DATA_POLICY, securityHeaders } from "../http/security-headers.ts";
import type { World } from "../world.ts";
import { FinishedPage } from "./finished-page.ts";
import type { MadePage } from "./page-cache.ts";

/** The answer to a call that is the same for everybody. A refusal is nobody's to keep. */
export async function makePublicCall(route: Route, search: URLSearchParams, world: World): Promise<MadePage<Response>> {
  const { path } = route.endpoint;
  const { answer, headers } = await callRoute(
    route,
    {
      query: () => readQuery(route.endpoint.query, search),
      body: () => Promise.resolve(ok({ fields: {}, file: null })),
    },
    NOBODY,
    { world, requestId: `call ${path}` },
  );
  if (!answer.ok)
    return { pass: Response.json(answer.alert, { status: answer.status, headers }), isBroken: answer.status >= 500 };
  const all = {
    "content-type": "application/json",
    "cache-control": publicCallCache(world.config),
    "content-security-policy": DATA_POLICY,
    ...securityHeaders(world.settings),
  };
  // As long as others may show it: what a program reads is not a day old because nobody asked for it.
  const oldestMs = (world.config.pages.revalidateSeconds + SHOWN_STALE_SECONDS) * 1000;
  // A list may change by a product that is not on it yet.
  return { keep: new FinishedPage(Buffer.from(JSON.stringify(answer.reply)), all), shows: null, oldestMs };
}
