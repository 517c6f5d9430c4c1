import { createHash, randomBytes } from "node:crypto";

/** Who somebody says to be on a peer's page. */
export interface Person {
  email: string;
  isVerified: boolean;
  name: string;
}

/** What a browser asked for, bound to the code it got. */
interface Asked {
  redirectUri: string;
  clientId: string;
  challenge: string;
  nonce: string;
  scope: string;
}

const LIVE_MS = 60_000;

/** Keys of the store at both peers. */
const CLIENT = { id: "rigsmith-sandbox", secret: "sandbox-secret" };

/** Authorization codes of one peer: each once, for a minute, for whoever has its verifier (RFC 7636, 4.6). */
export class GivenCodes {
  readonly #codes = new Map<string, Asked & { person: Person; until: number }>();
  readonly #storeUrl: string;
  readonly #path: string;

  constructor(storeUrl: string, path: string) {
    this.#storeUrl = storeUrl;
    this.#path = path;
  }

  /** What is wrong with an address that asks for a code; null when nothing is. A wrong return address is never gone to. */
  faultOf(query: URLSearchParams): string | null {
    if (query.get("client_id") !== CLIENT.id) return "invalid_client";
    if (query.get("redirect_uri") !== this.#storeUrl + this.#path) return "redirect_uri_mismatch";
    if (query.get("response_type") !== "code") return "unsupported_response_type";
    if (query.get("code_challenge_method") !== "S256" || !query.get("code_challenge")) return "invalid_request";
    return query.get("state") ? null : "invalid_request";
  }

  give(query: URLSearchParams, person: Person): string {
    const code = randomBytes(24).toString("base64url");
    const text = (name: string) => query.get(name) ?? "";
    this.#codes.set(code, {
      person,
      redirectUri: text("redirect_uri"),
      clientId: text("client_id"),
      challenge: text("code_challenge"),
      nonce: text("nonce"),
      scope: text("scope"),
      until: Date.now() + LIVE_MS,
    });
    return code;
  }

  /** Uses a code up; null where anything of it is not as it was asked for. */
  use(form: URLSearchParams): { person: Person; nonce: string; clientId: string; scope: string } | null {
    const code = form.get("code") ?? "";
    const given = this.#codes.get(code);
    this.#codes.delete(code);
    if (!given || given.until < Date.now() || form.get("grant_type") !== "authorization_code") return null;
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      form.get("client_id") === CLIENT.id &&
      form.get("client_secret") === CLIENT.secret &&
      form.get("redirect_uri") === given.redirectUri &&
      challenge === given.challenge;
    return isRight ? given : null;
  }
}
