import { expect, test } from "vitest";
import { pageThatIsHere } from "./page-that-is-here.ts";

test.each([
  ["/compare", "?ids=1,2&only=differences", "/compare?ids=1%2C2&only=differences"],
  ["/gaming-pcs", "?page=2&q=ryzen", "/gaming-pcs?page=2"],
  ["/store/forge-90", "", "/store/forge-90"],
  ["/search", "?q=4111111111111111", "/search"],
  ["/reset-password", "?token=secret", "/reset-password"],
  ["/orders", "?key=secret", "/orders"],
  ["/gaming-pcs-of-others", "?key=secret", "/gaming-pcs-of-others"],
  ["/ship-to", "?back=%2F", "/"],
])("from %s%s one comes back to %s", (pathname, search, page) => {
  expect(pageThatIsHere({ pathname, search })).toBe(page);
});
