import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "storefront",
  buildDirectory: "build/store",
  ssr: true,
  // The list of pages is short: it comes with the first page instead of with a request of its own.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
