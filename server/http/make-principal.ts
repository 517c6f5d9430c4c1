import { auth } from "hono/utils/basic-auth";
import { timingSafeEqual } from "hono/utils/buffer";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { isLoopbackRequest } from "#contract/loopback.ts";
import type { World } from "../world.ts";
import type { AppEnv } from "./app.ts";
import type { Guest, Operator, Peer, Principal, Staff } from "./principal.ts";
import { readBytes } from "./read-body.ts";
import type { Who } from "./route-rules.ts";
import { recogniseMember } from "./recognise-member.ts";
import { cartTokenSha256, readBuildsKeys, readKeyCookie, readOrderKeys, readToSave } from "./visitor-cookies.ts";
import { cookieGifts } from "./visitor-gifts.ts";
import { sessionTokenSha256 } from "../sessions/find-session.ts";
import { findStaffSession } from "../sessions/staff-sessions-table.ts";

export type MakePrincipal = (context: Context<AppEnv>, world: World, who: Who) => Promise<Principal>;

/**
 * Who asks. Machines, operators and members are looked for only where a row is theirs; everybody else is a guest by the
 * cookies. A private page looks for its member itself: a public one at the same row never does.
 */
export const makePrincipal: MakePrincipal = async (context, world, who) =>
  (await CLAIMS[who]?.(context, world)) ?? guest(context, world);

const CLAIMS: Partial<Record<Who, (context: Context<AppEnv>, world: World) => Promise<Principal | null>>> = {
  signer: whoSigned,
  gateway: whoCarries,
  carrier: whoShips,
  mailer: whoMails,
  monitor: (context) => Promise.resolve(monitorInside(context)),
  operator: operatorHere,
  staff,
  shopper: member,
  member,
};

function member(context: Context<AppEnv>, world: World): Promise<Principal> {
  const give = (cookie: string) => context.header("set-cookie", cookie, { append: true });
  return recogniseMember(world, guest(context, world), cookieGifts(world.settings.storeUrl, give));
}

/** By a cookie of their own: a shopper's session opens nothing here, and theirs nothing in the shop. */
async function staff(context: Context<AppEnv>, world: World): Promise<Staff | null> {
  const token = readKeyCookie(context.req.header("cookie"), "staff", world.settings.storeUrl);
  const session = token === null ? null : await findStaffSession(world, sessionTokenSha256(token));
  return session && { kind: "staff", ...session, clientKey: context.get("clientKey") };
}

function guest(context: Context<AppEnv>, world: World): Guest {
  const cookies = context.req.header("cookie");
  const { storeUrl } = world.settings;
  const cart = readKeyCookie(cookies, "cart", storeUrl);
  const session = readKeyCookie(cookies, "session", storeUrl);
  const step = readKeyCookie(cookies, "step", storeUrl);
  return {
    kind: "guest",
    cartTokenSha256: cart === null ? null : cartTokenSha256(cart),
    sessionSha256: session === null ? null : sessionTokenSha256(session),
    stepSha256: step === null ? null : sessionTokenSha256(step),
    knownBrowser: readKeyCookie(cookies, "known", storeUrl),
    knownDesk: readKeyCookie(cookies, "known-desk", storeUrl),
    testerToken: readKeyCookie(cookies, "tester", storeUrl),
    rewardCode: readKeyCookie(cookies, "reward", storeUrl),
    toSave: readToSave(cookies, storeUrl),
    buildsTokens: readBuildsKeys(cookies, storeUrl),
    orderKeys: readOrderKeys(cookies),
    clientKey: context.get("clientKey"),
  };
}

/** The payment provider of that name in the address, by its signature over the raw body. */
async function whoSigned(context: Context<AppEnv>, world: World): Promise<Peer | null> {
  const bytes = await readBytes(context.req.raw);
  if (bytes === null) throw new HTTPException(413);
  const provider = world.payments.known(context.req.path.slice(context.req.path.lastIndexOf("/") + 1));
  const event = await provider?.readWebhook(bytes.toString("utf8"), (name) => context.req.header(name));
  if (!provider || !event) return null;
  return { kind: "peer", event: { ...event, provider: provider.provider }, clientKey: context.get("clientKey") };
}

/** The text gateway, by its signature over the posted fields. */
async function whoCarries(context: Context<AppEnv>, world: World): Promise<Peer | null> {
  const bytes = await readBytes(context.req.raw);
  if (bytes === null) throw new HTTPException(413);
  const signature = context.req.header("x-twilio-signature") ?? "";
  const reply = world.texts?.readReply(bytes.toString("utf8"), signature);
  return reply ? { kind: "peer", event: null, reply, clientKey: context.get("clientKey") } : null;
}

/** The carrier of parcels, by its signature over the raw body. */
async function whoShips(context: Context<AppEnv>, world: World): Promise<Peer | null> {
  const bytes = await readBytes(context.req.raw);
  if (bytes === null) throw new HTTPException(413);
  const parcel = world.carrier?.readWebhook(bytes.toString("utf8"), (name) => context.req.header(name));
  return parcel ? { kind: "peer", event: null, parcel, clientKey: context.get("clientKey") } : null;
}

/** Who sends the store's mail on, by its signature over the raw body. */
async function whoMails(context: Context<AppEnv>, world: World): Promise<Peer | null> {
  const bytes = await readBytes(context.req.raw);
  if (bytes === null) throw new HTTPException(413);
  const mail = world.mailNews?.readWebhook(bytes.toString("utf8"), (name) => context.req.header(name), world.now());
  return mail ? { kind: "peer", event: null, mail, clientKey: context.get("clientKey") } : null;
}

const INSIDE = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;
/** By any of these a proxy says that it asks for somebody outside. */
const PROXIED = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

function monitorInside(context: Context<AppEnv>): Peer | null {
  const address = context.env?.incoming?.socket.remoteAddress ?? "";
  const isInside = INSIDE.test(address) && !PROXIED.some((name) => context.req.header(name));
  return isInside ? { kind: "peer", event: null, clientKey: context.get("clientKey") } : null;
}

/**
 * This machine under its own name, so that no other site's name can point here; on a demonstration, which others reach,
 * whoever read the token where the store was started. The name is `demo`.
 */
async function operatorHere(context: Context<AppEnv>, { settings: { demo } }: World): Promise<Operator | null> {
  const isOperator = demo ? await hasToken(context, demo.token) : isLoopbackRequest((name) => context.req.header(name));
  return isOperator ? { kind: "operator", clientKey: context.get("clientKey") } : null;
}

async function hasToken(context: Context<AppEnv>, token: string): Promise<boolean> {
  const said = auth(context.req.raw);
  if (!said) return false;
  const [isName, isToken] = await Promise.all([
    timingSafeEqual(said.username, "demo"),
    timingSafeEqual(said.password, token),
  ]);
  return isName && isToken;
}
