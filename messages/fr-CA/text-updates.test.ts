import { expect, test } from "vitest";
import { delayText } from "./ship-delays.ts";
import { orderTexts } from "./text-updates.ts";

/** What one message of 160 characters is written in (3GPP TS 23.038, 6.2.1), without what no text of ours needs. */
const ALPHABET = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜäöñüà!"#%&'()*+,\-./:;<=>?]*$/;

const store = "Rigsmith";
const number = "RS-7K3F9-Q2M8T4";
const page = `https://rigsmith.example/orders/${number}`;

test.each([
  ["paid", orderTexts.paid(store, number, page)],
  ["shipped", orderTexts.shipped(store, number, page)],
  ["delivered", orderTexts.delivered(store, number, page)],
  ["late in the longest month, whose name is written with an accent", delayText(store, number, "2027-09-29", page)],
  ["late in August, whose accent no text has", delayText(store, number, "2027-08-26", page)],
  ["late without a day", delayText(store, number, "", page)],
])("a text is one message: %s", (_, text) => {
  expect(text).toMatch(ALPHABET);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toContain(" STOP pour cesser.");
});
