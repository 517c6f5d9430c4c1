import { build } from "vite";
import { expect, test } from "vitest";
import { browserConfigPlugin } from "./browser-config-plugin.ts";

test("a bundle for the browser has the owner's values and nothing else of the configuration", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [browserConfigPlugin({ pictureQuality: 61, testerFlag: "owner-flag" })],
    build: { write: false, lib: { entry: "storefront/browser-config.ts", formats: ["es"] } },
  });
  const code = JSON.stringify(built);
  expect(code).toContain("61");
  expect(code).toContain("owner-flag");
  expect(code).not.toMatch(/guestEmail|rs-rebuild|rs-tester/);
});
