import { afterAll, beforeAll, expect, test } from "vitest";
import type { Locale } from "#messages/locales.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { speaking } from "../languages/spoken.ts";
import { MAIL_TOPICS } from "../outbox/mail-topics.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";

let db: Database;
let world: TestWorld;
beforeAll(async () => {
  db = await openTestDatabase("pglite");
  world = makeTestWorld(db);
});
afterAll(() => db.close());

const SAMPLES = Object.entries(MAIL_TOPICS).flatMap(([topic, { samples, write }]) =>
  Object.entries(samples).map(([name, facts]) => ({ name: `${topic} ${name}`, topic, facts, write })),
);

/** The store reads its own mail in the language of its desk. */
const TO_THE_STORE = "rma_message to the store";

const written = async (locale: Locale, { write, facts }: (typeof SAMPLES)[number]) => {
  const { subject, text, html } = await speaking(locale, () => write(world, facts as never));
  return { subject, text, html };
};
/** Sentences: two words in small letters. What somebody typed in a sample, a name and an address is alike in both. */
const sentencesOf = (text: string) => text.split("\n").filter((line) => /\p{Ll}{3,} \p{Ll}{2,}/u.test(line));

test("each mail to a buyer is in French where its buyer reads French, its amounts too", async () => {
  expect(SAMPLES.length).toBeGreaterThan(30);
  for (const sample of SAMPLES.filter(({ name }) => name !== TO_THE_STORE)) {
    const [english, french] = [await written("en-US", sample), await written("fr-CA", sample)];
    expect(french.subject, sample.name).not.toBe(english.subject);
    expect(`${french.subject}\n${french.text}\n${french.html}`, sample.name).not.toMatch(/\$\d/);
    const typed = JSON.stringify(sample.facts);
    const alike = sentencesOf(french.text).filter(
      (line) => english.text.split("\n").includes(line) && !typed.includes(line),
    );
    expect(alike, sample.name).toEqual([]);
  }
});

test("what a buyer wrote goes to the store in the language of its desk", async () => {
  const sample = SAMPLES.find(({ name }) => name === TO_THE_STORE);
  if (!sample) throw new Error("no mail goes to the store");
  expect(await written("fr-CA", sample)).toEqual(await written("en-US", sample));
});

test("a colon in a French mail hangs on to the word before it", async () => {
  for (const sample of SAMPLES.filter(({ name }) => name !== TO_THE_STORE)) {
    const { text } = await written("fr-CA", sample);
    expect(text.match(/\p{L}:(?:\s|$)/gmu), sample.name).toBeNull();
  }
});
