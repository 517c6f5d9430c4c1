import type { Config } from "@react-router/dev/config";
import { prefixOf } from "./messages/locales.ts";
import { buildFolder, builtLocale } from "./scripts/built-locale.ts";

export default {
  appDirectory: "storefront",
  buildDirectory: buildFolder(builtLocale),
  basename: prefixOf(builtLocale) || "/",
  ssr: true,
  // The list of pages is short: it comes with the first page instead of with a request of its own.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
