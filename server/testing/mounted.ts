import type { Hono } from "hono";
import { type AppEnv, createApp } from "../http/app.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { ADDRESSES } from "../routes.ts";
import type { World } from "../world.ts";

/** One mount behind the store's own door, by its rows in `routes.ts`. */
export function mounted(world: World, mount: Hono<AppEnv>): Hono<AppEnv> {
  return createApp({ world, routes: [], addresses: ADDRESSES, limits: noRateLimits, mounts: [mount] });
}
