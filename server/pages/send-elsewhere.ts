import type { IncomingMessage } from "node:http";
import { NEVER_KEPT } from "../http/cache-headers.ts";
import { clientAddress } from "../http/client-key.ts";
import { hasStayed, stayCookie } from "../http/visitor-cookies.ts";
import type { World } from "../world.ts";
import { readPrefix } from "#messages/locales.ts";
import { isPublicPage } from "./public-pages.ts";

/** A page's address with it is how somebody stays: the other site links back by it. */
const STAY_FLAG = "rs-stay";
/** Search engines and link previews read the shop that they were sent to (developers.google.com, "locale-adaptive pages"). */
const BOT = /bot\b|bot[/;]|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp|lighthouse|monitor/i;

/** An answer in place of a page. */
export interface Elsewhere {
  status: 302 | 303;
  headers: Record<string, string>;
}

type Asked = Pick<IncomingMessage, "url" | "headers"> & { socket: Pick<IncomingMessage["socket"], "remoteAddress"> };

/**
 * Sends visitors of some countries to another site (S113), and lets them stay. Asked before every page, also one that is
 * kept: an address is looked up once, behind its first page, and known from then on. Only pages that are the same for everybody
 * send anybody away, so no call, webhook, file, feed or cart does.
 */
export function sendElsewhere(
  world: Pick<World, "config" | "settings" | "countries">,
): (request: Asked) => Elsewhere | null {
  const { settings, countries } = world;
  return ({ url = "/", headers, socket }) => {
    const { redirect } = world.config;
    if (!redirect.enabled) return null;
    if (url.includes(STAY_FLAG)) {
      const stays = stayHere(url, settings.storeUrl);
      if (stays) return stays;
    }
    const address = clientAddress(socket.remoteAddress, forwardedFor(headers), settings);
    const known = countries.known(address);
    if (known !== undefined && !redirect.countries.includes(known)) return null;
    if (!isVisit(url, headers)) return null;
    const country = known ?? countries.look(address);
    if (country === undefined || !redirect.countries.includes(country)) return null;
    const there = new URL(redirect.url);
    there.searchParams.set("back", backTo(url, settings.storeUrl));
    return { status: 302, headers: { location: there.href, "cache-control": NEVER_KEPT } };
  };
}

/** A person's browser that opens a page, and has not said that it stays. */
function isVisit(url: string, headers: IncomingMessage["headers"]): boolean {
  const destination = headers["sec-fetch-dest"];
  return (
    isPublicPage(readPrefix(pathOf(url)).plain) &&
    (destination === undefined || destination === "document") &&
    isBrowser(headers["user-agent"]) &&
    !hasStayed(headers.cookie)
  );
}

/** Every browser says what it is. */
function isBrowser(agent: string | undefined): boolean {
  return !!agent && !BOT.test(agent);
}

function stayHere(url: string, storeUrl: string): Elsewhere | null {
  const path = pathOf(url);
  const search = new URLSearchParams(url.slice(path.length));
  if (!search.has(STAY_FLAG) || !isPublicPage(readPrefix(path).plain)) return null;
  search.delete(STAY_FLAG);
  const location = search.size > 0 ? `${path}?${search.toString()}` : path;
  return { status: 303, headers: { location, "set-cookie": stayCookie(storeUrl), "cache-control": NEVER_KEPT } };
}

function backTo(url: string, storeUrl: string): string {
  const back = new URL(url, storeUrl);
  back.searchParams.set(STAY_FLAG, "1");
  return back.href;
}

const pathOf = (url: string): string => url.split("?", 1)[0] ?? url;

function forwardedFor({ "x-forwarded-for": said }: IncomingMessage["headers"]): string | undefined {
  return Array.isArray(said) ? said.join(",") : said;
}
