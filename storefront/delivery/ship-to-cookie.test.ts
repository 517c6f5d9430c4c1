import { expect, test } from "vitest";
import { shipToCookie, shipToIn } from "./ship-to-cookie.ts";

const TORONTO = { country: "CANADA", zipCode: "M5V 2T6", state: "ON", city: "Toronto" } as const;

test("a place is kept in a cookie of the whole store and found again among others", () => {
  const cookie = shipToCookie(TORONTO, true);
  expect(cookie).toBe("ship-to=M5V%202T6.ON.Toronto; Max-Age=15552000; Path=/; SameSite=Lax; Secure");
  expect(shipToIn(`cookie-consent=true; ${cookie.split(";")[0]}; cart=1`)).toEqual(TORONTO);
});

test.each(["", "ship-to=", "ship-to=%E0%A4%A", "ship-to=<b>", "not-ship-to=80202.CO.Denver"])(
  "%j names no place",
  (cookies) => {
    expect(shipToIn(cookies)).toBeNull();
  },
);
