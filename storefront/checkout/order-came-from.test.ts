import { expect, test } from "vitest";
import { orderCameFrom } from "./order-came-from.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148";
const DESK = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36";
const said = { salesName: "Byron", referralCode: "ada", request: "autumn", errorCount: 2 };

test("the order says the link's words, the refusals it met and whether it was a phone", () => {
  const words = { SalesName: "Byron", Referral: "ada", Request: "autumn", ErrorCount: 2 };
  expect(orderCameFrom(said, PHONE)).toEqual({ ...words, IsMobile: true });
  expect(orderCameFrom(said, DESK)).toEqual({ ...words, IsMobile: false });
});
