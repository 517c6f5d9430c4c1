import type { Alert } from "#contract/alert.ts";
import type { Answer, Api, Call, ReplyOf } from "#contract/call.ts";
import { isCartCall } from "#contract/cart-calls.ts";
import { browserAlert } from "./browser-alert.ts";
import { apiAddress } from "./api-address.ts";
import { jsonRequest } from "./json-request.ts";
import { inLanguage } from "../language/in-language.ts";

/** What a call is answered with when no answer came, or none that could be read. */
export const NO_ANSWER = {
  ok: false,
  status: 503,
  alert: browserAlert("no_answer", {}),
} as const satisfies Answer<never>;

/** The same API from the browser: JSON both ways, 100 seconds of patience. No answer is the generic alert, never a throw. */
export const fetchApi: Api = (call, input) =>
  readAnswer(call, fetch(inLanguage(apiAddress(call, input)), jsonRequest(call.method, input?.body)));

/** What came of a call that was sent. */
export async function readAnswer<C extends Call>(call: C, asked: Promise<Response>): Promise<Answer<ReplyOf<C>>> {
  try {
    return await answerOf(call, await asked);
  } catch {
    return NO_ANSWER;
  }
}

/** What a loader throws when the API refuses: the page that says why. */
export function refusedPage({ status, alert }: Extract<Answer<never>, { ok: false }>): Response {
  return new Response(alert.Message, { status, statusText: alert.Title });
}

async function answerOf<C extends Call>(call: C, response: Response): Promise<Answer<ReplyOf<C>>> {
  const body: unknown = await response.json();
  if (response.ok && isSuccess(call, body)) return { ok: true, reply: body as ReplyOf<C> };
  return { ok: false, status: response.status, alert: isAlert(body) ? body : NO_ANSWER.alert };
}

/**
 * The product acts only on success (S467): an answer that says `Success` or `IsSuccess` false is none, and neither is one
 * of a cart call that says nothing.
 */
function isSuccess(call: Call, body: unknown): boolean {
  const said = flagsOf(body);
  return said.every((flag) => flag === true) && (said.length > 0 || !isCartCall(call));
}

function flagsOf(body: unknown): unknown[] {
  if (typeof body !== "object" || body === null) return [];
  return [...("Success" in body ? [body.Success] : []), ...("IsSuccess" in body ? [body.IsSuccess] : [])];
}

function isAlert(body: unknown): body is Alert {
  return (
    typeof body === "object" &&
    body !== null &&
    "Message" in body &&
    typeof body.Message === "string" &&
    "Reason" in body
  );
}
