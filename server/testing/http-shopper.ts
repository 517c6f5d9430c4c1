import { createApp } from "../http/app.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { ROUTES } from "../routes.ts";
import type { World } from "../world.ts";
import { noteExample } from "./note-example.ts";

export interface HttpAnswer {
  status: number;
  /** The JSON that came back; each test says what it expects of it. */
  body: Record<string, unknown>;
}

/** Somebody with a browser's cookies and nothing else: calls the whole API through its door, by literal methods and paths. */
export class HttpShopper {
  readonly #app: ReturnType<typeof createApp>;
  readonly #origin: string;
  /** By name. A test may take one away or put another in its place. */
  readonly cookies: Map<string, string>;

  /** With the cookies of another, it is the same browser: what one is given, both have. */
  constructor(world: World, cookies = new Map<string, string>()) {
    this.cookies = cookies;
    this.#app = createApp({ world, routes: ROUTES, limits: noRateLimits });
    this.#origin = world.settings.storeUrl;
  }

  get(path: string): Promise<HttpAnswer> {
    return this.#ask(path, { method: "GET" });
  }

  post(path: string, body: unknown = {}): Promise<HttpAnswer> {
    return this.#ask(path, { method: "POST", body: JSON.stringify(body) });
  }

  put(path: string, body: unknown = {}): Promise<HttpAnswer> {
    return this.#ask(path, { method: "PUT", body: JSON.stringify(body) });
  }

  delete(path: string, body: unknown = {}): Promise<HttpAnswer> {
    return this.#ask(path, { method: "DELETE", body: JSON.stringify(body) });
  }

  async #ask(path: string, init: { method: string; body?: string }): Promise<HttpAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { origin: this.#origin, cookie, "content-type": "application/json" };
    const response = await this.#app.request(this.#origin + path, { ...init, headers });
    for (const given of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const reply = (await response.json()) as Record<string, unknown>;
    const body: unknown = init.body === undefined ? {} : JSON.parse(init.body);
    if (response.ok) noteExample({ method: init.method, path, body, reply });
    return { status: response.status, body: reply };
  }
}
