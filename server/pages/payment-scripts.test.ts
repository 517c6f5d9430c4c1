import { expect, test } from "vitest";
import { isPaymentPage, scriptNameOf, unlistedScripts } from "./payment-scripts.ts";

const OWN =
  '<script src="/assets/early-script-1a2b3c4d.js"></script><link rel="modulepreload" href="/assets/payment-step-Zz_9-aB1.js"/>';

test("a script beside the list and beside who takes cards is named", () => {
  expect(unlistedScripts(OWN, ["https://js.stripe.com"])).toEqual([]);
  const html = `${OWN}<script async="" src="https://js.stripe.com/v3/"></script><script src="/assets/skimmer-1a2b3c4d.js"></script><script type="module" src="https://evil.example/a.js"></script>`;
  expect(unlistedScripts(html, ["https://js.stripe.com"])).toEqual([
    "/assets/skimmer-1a2b3c4d.js",
    "https://evil.example/a.js",
  ]);
});

test("a file of the build is known by its name, whatever the build puts behind it", () => {
  expect(scriptNameOf("/assets/router.client-DkA_9x1Z.js")).toBe("router.client");
});

test("the payment step alone is a payment page", () => {
  expect(isPaymentPage(new URL("http://x/carts?step=payment"))).toBe(true);
  expect(isPaymentPage(new URL("http://x/carts?step=shipping"))).toBe(false);
});
