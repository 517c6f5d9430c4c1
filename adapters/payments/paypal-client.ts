import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { type AccessToken, accessToken } from "../http/access-token.ts";
import { askJson, type JsonAnswer, type JsonQuestion, ProviderKeyRefused } from "../http/ask-json.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  /** Of the webhook as PayPal's dashboard lists it; it is part of what PayPal signs. */
  webhookId: string;
  /** `https://api-m.paypal.com`, PayPal's own sandbox, or ours. No slash at its end. */
  apiBase: string;
  /** Where buyers agree: `https://www.paypal.com`. They are sent nowhere else. */
  pageOrigin: string;
  /** How long a call may take; then its outcome is unknown. Default 10 s. */
  timeoutMs?: number;
}

/** A refusal in PayPal's words: `issue` is the narrower one (developer.paypal.com/api/rest/responses). */
export interface PaypalRefusal {
  status: number;
  issue: string;
}

export type PaypalAnswer = { ok: true; body: Record<string, unknown> } | { ok: false; refusal: PaypalRefusal };

export interface PaypalClient {
  get(path: string): Promise<PaypalAnswer>;
  /** `requestId`: PayPal makes it once. A text is sent as it stands. */
  post(path: string, body: object | string, requestId?: string): Promise<PaypalAnswer>;
}

type Question = Pick<JsonQuestion, "url" | "method" | "headers" | "body">;

const DEFAULT_TIMEOUT_MS = 10_000;
const TWIN_WAITS = 20;
const TWIN_WAIT_MS = 100;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const Refusal = z.object({
  name: z.string(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/** PayPal's REST API by our own fetch: its SDK's address cannot be changed, so that it reaches no sandbox of ours. */
export function paypalClient(settings: PaypalSettings): PaypalClient {
  const token = accessToken(() => askToken(settings));
  const send = (question: Question, text: string): Promise<JsonAnswer> =>
    askJson({
      ...question,
      headers: { ...question.headers, authorization: `Bearer ${text}` },
      provider: "PayPal",
      timeoutMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    });
  const ask = async (question: Question): Promise<JsonAnswer> => {
    const text = await token.current();
    try {
      return await send(question, text);
    } catch (error) {
      // A token may be taken back before its time; a new one has the answer, whichever it is.
      if (!(error instanceof ProviderKeyRefused)) throw error;
      token.forget();
      return send(question, await token.current());
    }
  };
  return {
    get: async (path) => toAnswer(await ask({ url: settings.apiBase + path, method: "GET", headers: {} })),
    post: (path, body, requestId) =>
      afterTwin(async () =>
        toAnswer(
          await ask({
            url: settings.apiBase + path,
            method: "POST",
            headers: {
              "content-type": "application/json",
              prefer: "return=representation",
              ...(requestId !== undefined && { "paypal-request-id": requestId }),
            },
            body: typeof body === "string" ? body : JSON.stringify(body),
          }),
        ),
      ),
  };
}

function toAnswer({ status, body }: JsonAnswer): PaypalAnswer {
  if (status < 300) return { ok: true, body };
  const refusal = Refusal.safeParse(body).data;
  // A gateway in front of PayPal has words of its own.
  if (!refusal) throw new ProviderUnreachable(`PayPal: ${status} without a reason`);
  return { ok: false, refusal: { status, issue: refusal.details?.[0]?.issue ?? refusal.name } };
}

/** Of two calls at once under one id PayPal may fail the second (developer.paypal.com/reference/guidelines/idempotency): it waits for the first. */
async function afterTwin(ask: () => Promise<PaypalAnswer>): Promise<PaypalAnswer> {
  for (let wait = 1; ; wait += 1) {
    const answer = await ask();
    if (answer.ok || answer.refusal.status !== 409) return answer;
    if (wait > TWIN_WAITS) throw new ProviderUnreachable("PayPal is still at the same call");
    await sleep(TWIN_WAIT_MS);
  }
}

async function askToken({ apiBase, clientId, clientSecret, timeoutMs }: PaypalSettings): Promise<AccessToken> {
  const { body } = await askJson({
    provider: "PayPal",
    url: `${apiBase}/v1/oauth2/token`,
    method: "POST",
    headers: {
      authorization: ["Basic", Buffer.from(`${clientId}:${clientSecret}`).toString("base64")].join(" "),
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
    timeoutMs: timeoutMs ?? DEFAULT_TIMEOUT_MS,
  });
  const token = Token.safeParse(body).data;
  if (!token) throw new ProviderUnreachable("PayPal gave no access token");
  return { text: token.access_token, lastsSeconds: token.expires_in };
}
