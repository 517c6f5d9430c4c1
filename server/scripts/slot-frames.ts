import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { PAGE_KINDS } from "#rules/scripts/page-kind.ts";
import { type Said, SLOT_NAMES, slotsFor } from "#rules/scripts/script-slots.ts";
import type { AppEnv } from "../http/app.ts";
import { NEVER_KEPT } from "../http/cache-headers.ts";
import { acceptedCookies } from "../http/visitor-cookies.ts";
import type { World } from "../world.ts";
import { spoken, spokenLocale } from "../languages/spoken.ts";

const { slotWords } = spoken.shell;

/**
 * `GET /slots`: the document in which scripts of others run (decision 27). The page around it is the same for everybody;
 * this is made for who asks, and its policy names the origins that may be asked there and then, and no other.
 */
export function slotFrames({ settings }: Pick<World, "settings">): Hono<AppEnv> {
  const addresses = settings.scripts ?? {};
  const having = SLOT_NAMES.filter((name) => addresses[name] !== undefined);
  return new Hono<AppEnv>().get("/slots", (context) => {
    const kind = PAGE_KINDS.find((each) => each === context.req.query("at"));
    const frame = context.req.query("frame") === "help" ? "help" : "quiet";
    const slots = kind ? slotsFor(saidBy(context), kind, frame, having) : [];
    context.header("cache-control", NEVER_KEPT);
    // The frame stays empty, and asks nobody anything.
    if (!kind || slots.length === 0) return context.body(null, 204);
    const scripts = slots.map((name) => ({ name, src: addresses[name] ?? "" }));
    context.header("content-security-policy", slotPolicy(scripts.map(({ src }) => new URL(src).origin)));
    return context.html(
      html`<!doctype html>
        <html lang="${spokenLocale()}">
          <head>
            <meta charset="utf-8" />
            <meta name="color-scheme" content="light dark" />
            <title>${slotWords[frame]}</title>
          </head>
          <body>
            ${scripts.map(({ name, src }) => html`<script src="${src}" data-slot="${name}" data-page="${kind}"></script>`)}
          </body>
        </html>`,
    );
  });
}

/** A script in an origin of its own: it reads no cookie, storage or page of the store, and leads nobody away. */
function slotPolicy(origins: readonly string[]): string {
  const listed = [...new Set(origins)].join(" ");
  return [
    "default-src 'none'",
    `script-src ${listed}`,
    `connect-src ${listed}`,
    `img-src ${listed} data:`,
    `style-src ${listed} 'unsafe-inline'`,
    `frame-src ${listed}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");
}

function saidBy(context: Context<AppEnv>): Said {
  return { accepted: acceptedCookies(context.req.header("cookie")), gpc: context.req.header("sec-gpc") === "1" };
}
