import { createContext } from "react-router";
import type { Alert, Answer, Api, CallInput, Endpoint } from "#contract/endpoint.ts";
import { alertWords } from "#words/shell.ts";
import { apiAddress } from "./api-address.ts";

/** The API a page's loader speaks to on the server: calls inside the process, set by the server for each request. */
export const apiContext = createContext<Api>();

/** S368. */
export const API_TIMEOUT_MS = 100_000;

/** The same API from the browser: JSON both ways, 100 seconds of patience. No answer is the generic alert, never a throw. */
export const fetchApi: Api = async (endpoint, input) => {
  try {
    return await answerOf(await fetch(apiAddress(endpoint, input), request(endpoint, input)));
  } catch {
    return { ok: false, status: 503, alert: NO_ANSWER };
  }
};

function request(endpoint: Endpoint, input: CallInput<Endpoint> | undefined): RequestInit {
  return {
    method: endpoint.method,
    headers:
      endpoint.method === "GET"
        ? { accept: "application/json" }
        : { accept: "application/json", "content-type": "application/json" },
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
    ...(endpoint.method !== "GET" && { body: JSON.stringify(input?.body ?? {}) }),
  };
}

async function answerOf<Reply>(response: Response): Promise<Answer<Reply>> {
  const body: unknown = await response.json();
  if (response.ok && !isRefusal(body)) return { ok: true, reply: body as Reply };
  return { ok: false, status: response.status, alert: isAlert(body) ? body : NO_ANSWER };
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

/** The specification's default alert (section 8). */
const NO_ANSWER: Alert = {
  IsSuccess: false,
  Message: alertWords.general,
  Title: alertWords.title,
  Icon: "error",
  Button: alertWords.button,
  Reason: "no_answer",
};
