import archivoFont from "#ui/fonts/archivo.woff2?url";
import interFont from "#ui/fonts/inter.woff2?url";
import { use, type ReactNode } from "react";
import { preloadModule } from "react-dom";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { storeConfig } from "#config";
import { IconSprite } from "#ui/icon-sprite.tsx";
import "#ui/tokens.css";
import "#ui/fonts.css";
import "#ui/base.css";
import "#ui/type.css";
import { LANGUAGE } from "#words/locale.ts";
import { ownerText } from "#words/owner-texts.ts";
import { titleWords } from "#words/shell.ts";
import { promiseWords } from "#words/promises.ts";
import { apiContext } from "./api/api-context.ts";
import { getSections } from "#contract/home.ts";
import { EntryFilesContext } from "./islands/entry-files.ts";
import { islandFiles } from "./islands/island-files.ts";
import { demoContext } from "./shell/demo-banner.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import earlyScript from "./shell/early-script.js?url&no-inline";
import { useIsApp } from "./shell/page-handle.ts";
import { slotsContext } from "./shell/slots-context.ts";
import { Shell } from "./shell/shell.tsx";
import { pageTitle, type ShellFacts } from "./shell/shell-facts.ts";
import { THEME_COLORS } from "./shell/theme-color.ts";

const THEMES = ["light", "dark"] as const;

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "preload", href: interFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: archivoFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, error }) => {
  const isNothing = isRouteErrorResponse(error) && error.status === 404;
  return [
    { title: isNothing ? pageTitle(matches, titleWords.notFound) : titleWords.store(loaderData?.name ?? "Rigsmith") },
  ];
};

export async function loader({ context }: LoaderFunctionArgs): Promise<ShellFacts> {
  const { name, supportEmail, supportPhone, supportHours, social } = storeConfig.store;
  const answer = await context.get(apiContext)(getSections);
  const { counts, range, share } = answer.ok ? answer.reply : { counts: null, range: "", share: null };
  return {
    name,
    supportEmail,
    supportPhone,
    supportHours: ownerText(supportHours),
    social,
    timeZone: storeConfig.shipping.warehouse.timeZone,
    promises: promiseWords(storeConfig),
    isDemo: context.get(demoContext),
    slots: context.get(slotsContext),
    year: new Date().getUTCFullYear(),
    sections: counts,
    range,
    share,
  };
}

/** The frame's facts do not change between two pages. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const isApp = useIsApp();
  const { scripts, imports } = use(EntryFilesContext);
  // Of a page with a router, React Router names all but the file that starts it.
  const begun = isApp ? islandFiles["router.client"]?.slice(0, 1) : [...imports, ...(islandFiles.document ?? [])];
  for (const file of begun ?? []) preloadModule(file, { as: "script" });
  return (
    <html lang={LANGUAGE} data-app={isApp ? "" : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {THEMES.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={THEME_COLORS[theme]}
          />
        ))}
        <script src={earlyScript} />
        <Meta />
        <Links />
      </head>
      <body>
        <IconSprite />
        {children}
        {isApp ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          scripts.map((file) => <script key={file} type="module" src={file} />)
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  );
}
