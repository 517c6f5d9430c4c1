import { expect, test } from "vitest";
import routes from "./routes.ts";

test("every page of the store stands at the specification's address", () => {
  const addresses = routes.map(({ path, index }) => (index ? "/" : `/${path}`));
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/gaming-pcs",
      "/gaming-pcs/prebuilt-gaming-pcs",
      "/gaming-laptops",
      "/store/:slug",
      "/3d-showroom/:slug",
      "/gear-store",
      "/gear-store/:category/:slug",
      "/carts",
      "/legal/privacy",
    ]),
  );
});
