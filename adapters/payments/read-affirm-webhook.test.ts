import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { readAffirmWebhook } from "./read-affirm-webhook.ts";

const BODY = "checkout_token=JVIGTPXUKYT7NY4H&event=confirmed&event_timestamp=2026-11-24T21%3A42%3A41.110873";
const NOW = new Date("2026-11-24T21:43:00Z");
const AT = NOW.getTime() / 1000;

function read(at: number, key = "the key", sent = BODY) {
  const signature = createHmac("sha512", key).update(`${at}.${BODY}`).digest("hex");
  return readAffirmWebhook("the key", sent, `t=${at}, v0=${signature}`, NOW);
}

test("a checkout event signed with the private key says which payment to ask about", () => {
  expect(read(AT)).toEqual({
    eventId: "JVIGTPXUKYT7NY4H:confirmed:2026-11-24T21:42:41.110873",
    type: "confirmed",
    providerRef: "JVIGTPXUKYT7NY4H",
    attemptId: null,
    news: "approved",
  });
});

test("what is signed otherwise, changed on the way, old, of the future or not at all is nobody's", () => {
  expect(read(AT, "another key")).toBeNull();
  expect(read(AT, "the key", `${BODY}1`)).toBeNull();
  expect(read(AT - 301)).toBeNull();
  expect(read(AT + 301)).toBeNull();
  expect(readAffirmWebhook("the key", BODY, "", NOW)).toBeNull();
  expect(readAffirmWebhook("the key", BODY, `t=${AT},v0=`, NOW)).toBeNull();
});
