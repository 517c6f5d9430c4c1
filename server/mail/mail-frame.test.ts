import { html } from "hono/html";
import { expect, test } from "vitest";
import { mailButton, mailFrame } from "./mail-frame.ts";

const HOSTILE = `"><img src=//evil.example onerror=alert(1)><!--' & co`;

const mailOf = (words: string) =>
  mailFrame({
    language: "en-US",
    subject: words,
    preview: words,
    storeName: words,
    card: html`<h1>${words}</h1>
      ${mailButton(`https://shop.example/?q=${words}`, words)}`,
    footer: html`<p>${words}</p>`,
  });

test("what somebody typed is text in a mail, wherever it stands", async () => {
  const mail = await mailOf(HOSTILE);
  expect(mail).not.toContain("<img");
  expect(mail.split("&lt;img src=//evil.example").length - 1).toBe(7);
  const plain = await mailOf("a");
  expect(mail.match(/<!--|-->/g)).toEqual(plain.match(/<!--|-->/g));
});

test("a mail has nothing to fetch and nothing to run", async () => {
  const mail = await mailOf("Words");
  expect(mail).not.toMatch(/\ssrc=|url\(|<link|<script|<style|@import/);
  expect([...mail.matchAll(/https?:\/\/[^"]+/g)].map(([address]) => address)).toEqual([
    "https://shop.example/?q=Words",
  ]);
});
