import { join } from "node:path";
import type { Hono } from "hono";
import type { SlotName } from "#rules/scripts/script-slots.ts";
import { type Locale, localesOf } from "#messages/locales.ts";
import { followCatalogue } from "./catalog/follow-catalogue.ts";
import { shareRoutes } from "./catalog/share-routes.ts";
import { apiDocumentPages } from "./http/api-document-routes.ts";
import { type AppEnv, createApp } from "./http/app.ts";
import { noRateLimits, type RateLimits, rateLimits } from "./http/rate-limits.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { outboxPages } from "./mail/outbox-pages.ts";
import { leadToChosen } from "./pages/chosen-language.ts";
import { mailKinds } from "./outbox/mail-kinds.ts";
import type { Finished } from "./pages/finished-page.ts";
import { discordLogin } from "./members/discord-login.ts";
import { pageReports } from "./pages/page-reports.ts";
import { sendElsewhere } from "./pages/send-elsewhere.ts";
import { storePages } from "./pages/pages.ts";
import { staticFiles } from "./pages/static-files.ts";
import { openStorefront, type RenderPage } from "./pages/storefront-build.ts";
import { googleMerchantFeed } from "./catalog/google-merchant-feed.ts";
import { sitemap } from "./catalog/sitemap.ts";
import { webManifest } from "./pages/web-manifest.ts";
import { slotFrames } from "./scripts/slot-frames.ts";
import { mailNews } from "./mail-troubles/hear-mail-news.ts";
import { parcelNews } from "./staff/parcel-news.ts";
import { textReplies } from "./texts/text-replies.ts";
import { paymentWebhooks } from "./payments/payment-webhooks.ts";
import { KeptPictures } from "./pictures/kept-pictures.ts";
import { PictureMaker } from "./pictures/picture-maker.ts";
import { sentPictures } from "./reviews/sent-pictures.ts";
import { modelRoutes } from "./models-3d/model-routes.ts";
import { pictureRoutes } from "./pictures/picture-routes.ts";
import { ADDRESSES, ROUTES } from "./routes.ts";
import type { Settings } from "./settings/settings.ts";
import type { ServerParts } from "./store-server.ts";
import type { World } from "./world.ts";

const STOREFRONT = "build/store";

/** Where pages come from: the build, or the development server. */
export interface Storefront {
  render: RenderPage;
  files: ReadonlyMap<string, Finished>;
  /** Whether a public page is kept once it is made. */
  keep: boolean;
  before?: NonNullable<ServerParts["before"]>;
}

export type OpenStorefront = (
  onError: (error: unknown, path: string) => void,
  settings: Settings,
  locales: readonly Locale[],
) => Promise<Storefront>;

const builtStorefront: OpenStorefront = async (onError, settings, locales) => ({
  render: await openStorefront(STOREFRONT, onError, settings.demo !== null, locales, slotsOf(settings)),
  // What languages share has one name: it says what is in the file.
  files: new Map(
    locales.flatMap((locale) => [...staticFiles(join(STOREFRONT, locale, "client"), securityHeaders(settings))]),
  ),
  keep: true,
});

/** Scripts of others that pages have a frame for. */
export const slotsOf = ({ scripts = {} }: Pick<Settings, "scripts">) => Object.keys(scripts) as SlotName[];

/** What shoppers are answered with, and what keeps it up to date until it is stopped. */
export interface Shop {
  answers: Pick<ServerParts, "app" | "elsewhere" | "finished" | "before">;
  /** Forgets every page and public answer that is kept. */
  purge(): void;
  stop(): Promise<void>;
}

/** Opens pages, API, pictures and webhooks, beside the answers of `health`. */
export async function openShop(
  world: World,
  health: Hono<AppEnv>,
  open: OpenStorefront = builtStorefront,
): Promise<Shop> {
  const { settings, log } = world;
  const limits = settings.rateLimits === false ? noRateLimits : rateLimits();
  const { render, files, keep, before } = await open(
    (error, path) => log.error({ err: error, path }, "a page broke"),
    settings,
    localesOf(world.config),
  );
  const pages = storePages({ world, routes: ROUTES, limits, render, keep });
  const app = createApp({
    world,
    routes: ROUTES,
    addresses: ADDRESSES,
    limits,
    mounts: [health, ...mounts(world, limits)],
    pages: (context) => pages.answer(context),
    publicCalls: (context, route) => pages.call(context, route),
  });
  const following = await followCatalogue(
    world,
    (products) => pages.purge(products),
    (page, shownMeanwhile) => pages.rebuild(page, shownMeanwhile),
  );
  return {
    answers: {
      app,
      elsewhere: firstOf(sendElsewhere(world), leadToChosen(world.config)),
      finished: (target) => pages.find(target) ?? files.get(target) ?? null,
      ...(before && { before }),
    },
    purge: () => pages.purge(),
    stop: () => following.stop(),
  };
}

type LeadsElsewhere = NonNullable<ServerParts["elsewhere"]>;

const firstOf =
  (...ways: readonly LeadsElsewhere[]): LeadsElsewhere =>
  (request) => {
    for (const way of ways) {
      const there = way(request);
      if (there) return there;
    }
    return null;
  };

/** Handlers that are not calls of the contract. The outbox of development mail exists only beside the sandbox. */
function mounts(world: World, limits: RateLimits): Hono<AppEnv>[] {
  const { deviceWidths, imageWidths, quality } = world.config.pictures;
  const offered = { widths: [...imageWidths, ...deviceWidths], defaultQuality: quality };
  const maker = new PictureMaker(new KeptPictures(join(world.settings.dataDir, "pictures")));
  const outbox = world.settings.sandbox && !world.settings.smtpUrl ? [outboxPages(world), mailKinds(world)] : [];
  return [
    pictureRoutes({ library: world.pictures, maker, sent: sentPictures(world), limits, offered }),
    modelRoutes(world.models),
    shareRoutes(world, maker, limits),
    webManifest(world.config),
    sitemap(world),
    googleMerchantFeed(world),
    slotFrames(world),
    pageReports(world),
    paymentWebhooks(world),
    textReplies(world),
    parcelNews(world),
    mailNews(world),
    apiDocumentPages({ world, routes: ROUTES }),
    discordLogin(),
    ...outbox,
  ];
}
