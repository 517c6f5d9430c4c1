import { expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { ADDRESSES } from "../routes.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { discordLogin } from "./discord-login.ts";

test("GET /api/login/discord-login leads to Discord by the store's own page", async () => {
  const world = makeTestWorld({} as Database);
  const app = createApp({ world, routes: [], addresses: ADDRESSES, limits: noRateLimits, mounts: [discordLogin()] });
  const answer = await app.request("/api/login/discord-login");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sign-in/with/discord"]);
});
