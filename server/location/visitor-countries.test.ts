import pino from "pino";
import { expect, test } from "vitest";
import type { IpLocation } from "#adapters/location/ip-location.ts";
import { VisitorCountries } from "./visitor-countries.ts";

const log = pino({ level: "silent" });

/** Answers by hand, and remembers what it was asked. */
function askedByHand() {
  const asked: string[] = [];
  const answers: ((country: string | Error) => void)[] = [];
  const location: IpLocation = {
    countryOf: (address) => {
      asked.push(address);
      return new Promise((resolve, reject) => {
        answers.push((said) => (said instanceof Error ? reject(said) : resolve(said)));
      });
    },
  };
  return { asked, answers, countries: new VisitorCountries(location, log) };
}

const behind = () => new Promise((resolve) => setTimeout(resolve));

test("an address is asked for once, without waiting, and by its network alone", async () => {
  const { asked, answers, countries } = askedByHand();
  expect(countries.look("192.0.2.77")).toBeUndefined();
  expect(countries.look("192.0.2.77")).toBeUndefined();
  answers[0]?.("DE");
  await behind();
  expect([countries.look("192.0.2.77"), countries.known("192.0.2.77")]).toEqual(["DE", "DE"]);
  countries.look("::ffff:198.51.100.9");
  countries.look("2001:db8:7:8:9:a:b:c");
  countries.look("2001:db8::1");
  expect(asked).toEqual(["192.0.2.0", "198.51.100.0", "2001:db8:7::", "2001:db8::"]);
});

test.each([
  "127.0.0.1",
  "::1",
  "10.1.2.3",
  "172.20.1.1",
  "192.168.7.8",
  "100.64.0.1",
  "fe80::1",
  "fd00::1",
  "unknown",
  "",
])("%s is of no country, and nobody is asked", (address) => {
  const { asked, countries } = askedByHand();
  expect(countries.look(address)).toBe("");
  expect(asked).toEqual([]);
});

test("after a look-up failed nobody is asked for a while", async () => {
  const { asked, answers, countries } = askedByHand();
  countries.look("192.0.2.1");
  answers[0]?.(new Error("away"));
  await behind();
  expect(countries.look("198.51.100.1")).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test("however many visitors come at once, few look-ups run", () => {
  const { asked, countries } = askedByHand();
  for (let net = 0; net < 200; net += 1) countries.look(`203.0.${net}.1`);
  expect(asked).toHaveLength(20);
});
