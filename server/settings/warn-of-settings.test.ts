import { expect, test } from "vitest";
import { settingWarnings } from "./warn-of-settings.ts";

const warned = (smtpUrl: string | null, databaseUrl: string | null) => settingWarnings({ smtpUrl, databaseUrl });

test.each(["smtp://mail.example:587", "smtp://shop:hunter2@mail.example", "smtp://mail.example?requireTLS=false"])(
  "mail by %s is warned of, without its password",
  (smtpUrl) => {
    expect(warned(smtpUrl, null)).toEqual([
      expect.stringMatching(/^SMTP_URL .*mail\.example unencrypted(?!.*hunter2)/),
    ]);
  },
);

test.each([
  "smtps://mail.example",
  "smtp://mail.example?requireTLS=true",
  "smtp://localhost:1025",
  "smtp://127.0.0.1:1025",
])("mail by %s is fine", (smtpUrl) => {
  expect(warned(smtpUrl, null)).toEqual([]);
});

test.each(["postgres://shop:hunter2@db.example/shop", "postgres://db.example/shop?sslmode=disable"])(
  "a database at %s is warned of, without its password",
  (databaseUrl) => {
    expect(warned(null, databaseUrl)).toEqual([
      expect.stringMatching(/^DATABASE_URL .*db\.example unencrypted(?!.*hunter2)/),
    ]);
  },
);

test("the database behind a pooler is looked at too", () => {
  const behind = {
    smtpUrl: null,
    databaseUrl: "postgres://localhost/shop",
    databaseDirectUrl: "postgres://db.example/shop",
  };
  expect(settingWarnings(behind)).toEqual([expect.stringMatching(/^DATABASE_DIRECT_URL .*db\.example unencrypted/)]);
});

test.each([
  "postgres://db.example/shop?sslmode=verify-full",
  "postgres://db.example/shop?ssl=true",
  "postgres://postgres@127.0.0.1:5432/shop",
  "postgres://[::1]/shop",
  "postgres:///shop?host=/var/run/postgresql",
])("a database at %s is fine", (databaseUrl) => {
  expect(warned(null, databaseUrl)).toEqual([]);
});
