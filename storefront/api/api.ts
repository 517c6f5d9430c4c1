import type { Alert } from "#contract/alert.ts";
import type { Answer, Api } from "#contract/call.ts";
import { browserAlert } from "./browser-alert.ts";
import { apiAddress } from "./api-address.ts";
import { jsonRequest } from "./json-request.ts";

/** What a call is answered with when no answer came, or none that could be read. */
export const NO_ANSWER = {
  ok: false,
  status: 503,
  alert: browserAlert("no_answer", {}),
} as const satisfies Answer<never>;

/** The same API from the browser: JSON both ways, 100 seconds of patience. No answer is the generic alert, never a throw. */
export const fetchApi: Api = (call, input) =>
  readAnswer(fetch(apiAddress(call, input), jsonRequest(call.method, input?.body)));

/** What came of a request that was sent. */
export async function readAnswer<Reply>(asked: Promise<Response>): Promise<Answer<Reply>> {
  try {
    return await answerOf(await asked);
  } catch {
    return NO_ANSWER;
  }
}

/** What a loader throws when the API refuses: the page that says why. */
export function refusedPage({ status, alert }: Extract<Answer<never>, { ok: false }>): Response {
  return new Response(alert.Message, { status, statusText: alert.Title });
}

async function answerOf<Reply>(response: Response): Promise<Answer<Reply>> {
  const body: unknown = await response.json();
  if (response.ok && !isRefusal(body)) return { ok: true, reply: body as Reply };
  return { ok: false, status: response.status, alert: isAlert(body) ? body : NO_ANSWER.alert };
}

/** The product acts only on success: an answer that says `Success` or `IsSuccess` false is none. */
function isRefusal(body: unknown): boolean {
  return (
    typeof body === "object" &&
    body !== null &&
    (("Success" in body && body.Success === false) || ("IsSuccess" in body && body.IsSuccess === false))
  );
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
