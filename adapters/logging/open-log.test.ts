import { expect, test } from "vitest";
import { openLog } from "./open-log.ts";
import { scrubCardNumbers } from "./scrub-line.ts";

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = [];
  write(openLog("info", { write: (line) => void lines.push(line) }));
  return lines.join("");
}

test.each([
  "4242424242424242",
  "4242 4242 4242 4242",
  "4242-4242-4242-4242",
  "4242.4242.4242.4242",
  "4242/4242/4242/4242",
  "4242\u00a04242\u00a04242\u00a04242",
  "4242\n4242\n4242\n4242",
  "４２４２４２４２４２４２４２４２",
  "378282246310005",
  "6011111111111117",
])("the card number %s never reaches the log", (number) => {
  const line = logged((log) => log.info({ body: { note: `my card is ${number}, thanks` } }, `typed ${number}`));
  expect(line).not.toContain(number);
  expect(line.match(/\[card\]/g)).toHaveLength(2);
});

test("a card number in an error's message and stack is removed too", () => {
  const line = logged((log) => log.error({ err: new Error("refused 5555555555554444") }, "failed"));
  expect(line).not.toContain("5555555555554444");
});

test.each(["4242424242424241", "1732181234567", "pm_4242424242424242x", "2026-11-21T10:00:00.000Z"])(
  "%s is no card number and stays",
  (text) => {
    expect(scrubCardNumbers(`id ${text} end`)).toBe(`id ${text} end`);
  },
);

test("tokens, addresses and names are removed by their field", () => {
  const line = logged((log) =>
    log.info(
      { cookie: "cart=abc", customer: { Email: "ada@example.com", Address1: "1 Main St" }, cart: { version: 3 } },
      "saved",
    ),
  );
  expect(line).not.toMatch(/abc|ada@example|Main St/);
  expect(JSON.parse(line)).toMatchObject({ cart: { version: 3 }, customer: { Email: "[removed]" }, msg: "saved" });
});

test("an address that a mail server quotes in its refusal is removed", () => {
  const refusal = new Error("550 5.1.1 <ada+pc@mail.example.com>: no such user");
  const line = logged((log) => log.error({ err: refusal }, "an outbox row was not delivered"));
  expect(line).not.toContain("mail.example.com");
  expect(JSON.parse(line)).toMatchObject({ err: { message: "550 5.1.1 <[email]>: no such user" } });
});

test("what identifies a person is removed at any depth, from errors and from loggers of a part too", () => {
  const address = { Email: "ada@example.com", FirstName: "Ada", LastName: "Byron", Address1: "1 Main St" };
  const refused = Object.assign(new Error("refused"), { order: { at: { deep: { ShippingAddress: address } } } });
  const line = logged((log) =>
    log
      .child({ call: { body: { ShippingAddress: address } } })
      .error({ err: refused, a: { b: { c: { d: { e: [address] } } } } }, "saved"),
  );
  expect(line).not.toMatch(/ada@example|Ada|Byron|Main St/);
  expect(JSON.parse(line)).toMatchObject({ a: { b: { c: { d: { e: [{ Email: "[removed]" }] } } } }, msg: "saved" });
});

test("a card number that was logged as a number leaves a line that can be read", () => {
  expect(JSON.parse(logged((log) => log.info({ typed: 4242424242424242, left: 3 }, "typed")))).toMatchObject({
    typed: "[card]",
    left: 3,
  });
});
