import type { Api } from "#contract/call.ts";
import type { FormFiles } from "#contract/sent-file.ts";
import { NEVER_KEPT, publicPageCache } from "../http/cache-headers.ts";
import { callInProcess } from "../http/call-in-process.ts";
import { RETRY_AFTER_SECONDS } from "../http/refusal-answer.ts";
import { NOBODY } from "../http/route.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { contentSecurityPolicy, hashMarkedScripts } from "./content-security-policy.ts";
import { FinishedPage } from "./finished-page.ts";
import { mayLeadElsewhere } from "./chosen-language.ts";
import { NO_FILES } from "./no-files.ts";
import { isPaymentPage, unlistedScripts } from "./payment-scripts.ts";
import type { MadePage } from "./page-cache.ts";
import { readPrefix, withPrefix } from "#messages/locales.ts";
import { spokenLocale } from "../languages/spoken.ts";
import type { PagesParts } from "./pages.ts";
import { freshSeconds, productsOn } from "./public-pages.ts";

/** Which links a browser may fetch ahead when a pointer comes near: a file of the storefront. */
const SPECULATION_RULES = '"/links.speculationrules"';

/** A page as it came from the renderer: one buffer, with the policy of its own scripts among the headers. */
interface RenderedPage {
  status: number;
  headers: Headers;
  /** Null where an answer has no body, like a redirect. */
  body: Buffer | null;
  /** The body of a page as text. */
  html: string;
}

/** Made without cookies, headers or a principal: nothing of the first reader can reach the second. */
export async function makePublicPage(address: string, parts: PagesParts): Promise<MadePage<Response>> {
  const { world, routes, limits } = parts;
  let broken = false;
  const api = callInProcess(routes, NOBODY, { world, limits, requestId: `page ${address}` });
  const watched: Api = async (endpoint, input) => {
    const answer = await api(endpoint, input);
    if (!answer.ok && answer.status >= 500) broken = true;
    return answer;
  };
  const { status, headers, body, html } = await renderPage(
    new Request(world.settings.storeUrl + withPrefix(spokenLocale(), address)),
    watched,
    parts,
  );
  if (headers.has("set-cookie")) throw new Error(`The public page ${address} sets a cookie`);
  if (status !== 200 || broken || body === null) {
    headers.set("cache-control", NEVER_KEPT);
    return { pass: new Response(bytesOf(body), { status, headers }), isBroken: broken };
  }
  const fresh = freshSeconds(address, world.config.pages);
  const all = {
    ...Object.fromEntries(headers),
    "cache-control": publicPageCache(fresh),
    // A cache between us would show it to somebody who is led from there.
    ...(mayLeadElsewhere(withPrefix(spokenLocale(), address), world.config) && { vary: "cookie" }),
    // A page that is being worked on is not fetched ahead.
    ...(parts.keep && { "speculation-rules": SPECULATION_RULES }),
    ...securityHeaders(world.settings),
  };
  return { keep: new FinishedPage(body, all), shows: productsOn(address, html), freshMs: fresh * 1000 };
}

/** One rendering, whose inline scripts are named in its policy and no longer marked. */
export async function renderPage(
  request: Request,
  api: Api,
  { world, render, keep }: PagesParts,
  files: FormFiles = NO_FILES,
): Promise<RenderedPage> {
  // Anew for each making of a page, and gone before anybody reads it.
  const nonce = Buffer.from(world.randomBytes(16)).toString("base64url");
  const { status, headers, html: marked, isDocument, body } = await render(request, { api, files }, nonce);
  if (status === 503) headers.set("retry-after", String(RETRY_AFTER_SECONDS));
  if (marked === null) return { status, headers, body, html: "" };
  const { html, hashes } = isDocument ? { html: marked, hashes: [] } : hashMarkedScripts(marked, nonce);
  const { allows } = world.payments.cardFields;
  const { pathname, searchParams } = new URL(request.url);
  if (isPaymentPage({ pathname: readPrefix(pathname).plain, searchParams })) {
    const scripts = unlistedScripts(html, allows.scripts);
    if (scripts.length > 0) world.log.error({ scripts }, "the payment page names scripts that are not on its list");
  }
  headers.set(
    "content-security-policy",
    contentSecurityPolicy({ card: isDocument ? null : allows, pictureHost: world.config.pictures.host }, hashes, !keep),
  );
  return { status, headers, body: Buffer.from(html), html };
}

/** A buffer as a `Response` takes it. */
export function bytesOf(body: Buffer | null): Uint8Array<ArrayBuffer> | null {
  return body as Uint8Array<ArrayBuffer> | null;
}
