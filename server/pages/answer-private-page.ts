import type { Refusal } from "#rules/refusal.ts";
import type { Context } from "hono";
import type { Api, Call } from "#contract/call.ts";
import { type AppEnv, bodyOf, deviceOf, refuseInWords } from "../http/app.ts";
import { makePrincipal } from "../http/make-principal.ts";
import { NEVER_KEPT } from "../http/cache-headers.ts";
import { callInProcess, findRoute } from "../http/call-in-process.ts";
import { holding, isShopper, type Principal, signedIn } from "../http/principal.ts";
import { recogniseMember } from "../http/recognise-member.ts";
import { refusalAnswer } from "../http/refusal-answer.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";
import { cookieGifts, type Gifts } from "../http/visitor-gifts.ts";
import { sessionTokenSha256 } from "../sessions/find-session.ts";
import { encodingFor, FinishedPage } from "./finished-page.ts";
import { bytesOf, renderPage } from "./make-page.ts";
import type { World } from "../world.ts";
import type { PagesParts } from "./pages.ts";
import { readForm, type SentForm } from "./read-form.ts";

/** A page, or a form's action, for whoever asks; kept by nobody. */
export async function answerPrivatePage(context: Context<AppEnv>, url: URL, parts: PagesParts): Promise<Response> {
  const { world, routes, limits } = parts;
  const form = await readForm(bodyOf(context));
  if (!form.ok) return refused(context, form, world);
  const cookies: string[] = [];
  const give = cookieGifts(world.settings.storeUrl, (cookie) => cookies.push(cookie));
  const asked = context.get("principal");
  let principal: Principal = asked.kind === "guest" ? await recogniseMember(world, asked, give) : asked;
  // The loaders that run after a form's action already see what it gave.
  const gifts: Gifts = {
    setCartToken(token) {
      principal = holding(principal, { cartTokenSha256: token === null ? null : cartTokenSha256(token) });
      give.setCartToken(token);
    },
    rememberOrder(orderNumber, key) {
      const known = isShopper(principal) ? principal.orderKeys : [];
      principal = holding(principal, { orderKeys: new Map([...known, [orderNumber, key]]) });
      give.rememberOrder(orderNumber, key);
    },
    setStaffSession: give.setStaffSession,
    setReward: give.setReward,
    setToSave(toSave) {
      principal = holding(principal, { toSave });
      give.setToSave(toSave);
    },
    setBuildsToken(token, gone) {
      const known = isShopper(principal) ? (principal.buildsTokens ?? []) : [];
      const others = known.filter((other) => other !== token && !gone.includes(other));
      principal = holding(principal, { buildsTokens: [token, ...others] });
      give.setBuildsToken(token, gone);
    },
    setSignInStep(token) {
      principal = holding(principal, { stepSha256: token === null ? null : sessionTokenSha256(token) });
      give.setSignInStep(token);
    },
    setSession(session) {
      principal = signedIn(principal, session);
      give.setSession(session);
    },
  };
  const device = deviceOf(context);
  const means = { world, limits, requestId: context.get("requestId") };
  const request = new Request(
    world.settings.storeUrl + url.pathname + url.search,
    requestInit(context.req.raw, form.value),
  );
  // A call of the staff is made by who is at the desk, looked for anew: a form may have just signed them in or proved them.
  const asker = (endpoint: Call) => {
    const { who } = findRoute(routes, endpoint).rules;
    return who === "staff" ? makePrincipal(context, world, who) : principal;
  };
  const api: Api = async (endpoint, input) =>
    callInProcess(routes, { principal: await asker(endpoint), device, gifts }, means)(endpoint, input);
  const { status, headers, body } = await renderPage(request, api, parts, form.value?.files);
  headers.set("cache-control", NEVER_KEPT);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(bytesOf(body && packed(body, headers, context)), { status, headers });
}

/** What the page's own code sees: a form's fields as they would come without files. */
function requestInit({ method, headers: sent, signal }: Request, form: SentForm | null): RequestInit {
  if (!form) return { method, headers: sent, signal };
  const headers = new Headers(sent);
  headers.set("content-type", "application/x-www-form-urlencoded");
  headers.delete("content-length");
  return { method, headers, signal, body: bytesOf(form.fields) };
}

/** Refused before any page was made: its words alone. */
function refused(context: Context<AppEnv>, refusal: Refusal, world: World): Response {
  const answer = refusalAnswer(refusal);
  const allow = refusal.reason === "method_not_allowed" && { allow: "GET, HEAD, POST" };
  return refuseInWords(context, { ...answer, headers: { ...answer.headers, ...allow } }, world);
}

/** Text travels as its reader takes it; a tag would be no use to one that may not keep it. */
function packed(body: Buffer, headers: Headers, context: Context<AppEnv>): Buffer {
  const encoding = encodingFor(context.req.header("accept-encoding"));
  if (encoding === "identity" || !headers.get("content-type")?.startsWith("text/")) return body;
  headers.set("content-encoding", encoding);
  headers.set("vary", "accept-encoding");
  return new FinishedPage(body, {}).in(encoding).bytes;
}
