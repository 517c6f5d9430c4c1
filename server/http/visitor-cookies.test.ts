import { expect, test } from "vitest";
import { keyCookie, orderCookie, readOrderKeys } from "./visitor-cookies.ts";

const KEY = "k".repeat(43);

test("with https the cookie insists on Secure by its name", () => {
  expect(orderCookie("RS-7K3F9-Q2M8T4", KEY, "https://shop.example")).toBe(
    `__Host-order-RS-7K3F9-Q2M8T4=${KEY}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  );
});

test("the staff's cookie goes with the browser, and with no other site's link", () => {
  expect(keyCookie("staff", KEY, null, "https://shop.example")).toBe(
    `__Host-staff=${KEY}; Path=/; HttpOnly; SameSite=Strict; Secure`,
  );
});

test("several orders stand side by side, and what is not an order's cookie is left out", () => {
  const header = `cart=abc; order-RS-7K3F9-Q2M8T4=${KEY}; __Host-order-RS-00000-000000=${KEY}; order-RS-1=x; order-RS-7K3F9-Q2M8T5=<script>`;
  expect([...readOrderKeys(header).keys()]).toEqual(["RS-7K3F9-Q2M8T4", "RS-00000-000000"]);
  expect(readOrderKeys(undefined).size).toBe(0);
});

test("a number that would end the cookie's name early is refused", () => {
  expect(() => orderCookie("RS-1; Path=/", KEY, "http://localhost")).toThrow("its number and its signed key");
});
