import { createRequestHandler, type ServerBuild } from "react-router";
import { createServer } from "vite";
import { storefrontRenderer } from "#server/pages/storefront-build.ts";
import { type OpenStorefront, slotsOf } from "#server/open-shop.ts";

/** Pages straight from their sources through Vite: a saved file shows in the browser at once, and nothing is kept. */
export const developmentStorefront: OpenStorefront = async (onError, settings) => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    files: new Map(),
    keep: false,
    before: (request, response, next) => vite.middlewares(request, response, next),
    async render(request, api, nonce) {
      const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
      return storefrontRenderer(
        { build, createHandler: createRequestHandler },
        onError,
        settings.demo !== null,
        slotsOf(settings),
      )(request, api, nonce);
    },
  };
};
