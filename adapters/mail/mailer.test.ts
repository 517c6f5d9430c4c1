import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Mail, MailServerAway } from "./mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

let server: SMTPServer;
let mailer: ReturnType<typeof smtpMailer>;
let received: { raw: string; to: string[] }[] = [];
let refuse = false;
let refuseSender = false;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, done) => done(refuseSender ? new Error("sender not allowed") : undefined),
    onRcptTo: (_address, _session, done) => done(refuse ? new Error("mailbox full") : undefined),
    onData: (stream, session, done) => {
      let raw = "";
      stream.on("data", (bytes: Buffer) => (raw += bytes.toString()));
      stream.on("end", () => {
        received.push({ raw, to: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: "Rigsmith <orders@rigsmith.example>" });
});
afterAll(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});
beforeEach(() => {
  received = [];
  refuse = false;
  refuseSender = false;
});

const mail: Mail = {
  to: "maya.ortiz@example.com",
  subject: "Order RS-1: $2,649.00 paid",
  html: "<p>Ships Mon, Nov 23 – “Lumen 80”</p>",
  text: "Ships Mon, Nov 23 – “Lumen 80”",
  dedupeKey: "order_receipt:RS-1",
};

async function parsed(): Promise<Email> {
  return PostalMime.parse(received.at(-1)?.raw ?? "");
}

test("a mail arrives by SMTP with sender, subject, HTML and plain text as they were written", async () => {
  await mailer.send(mail);
  expect(received[0]?.to).toEqual(["maya.ortiz@example.com"]);
  const email = await parsed();
  expect(email).toMatchObject({
    subject: mail.subject,
    from: { name: "Rigsmith", address: "orders@rigsmith.example" },
  });
  expect(email.html?.trim()).toBe(mail.html);
  expect(email.text?.trim()).toBe(mail.text);
});

test("the same mail has the same id however often it is sent, another mail another", async () => {
  await mailer.send(mail);
  const first = (await parsed()).messageId;
  await mailer.send(mail);
  expect((await parsed()).messageId).toBe(first);
  await mailer.send({ ...mail, dedupeKey: "order_receipt:RS-2" });
  expect((await parsed()).messageId).not.toBe(first);
  expect(first).toMatch(/^<[0-9a-f]{32}@rigsmith\.example>$/);
});

test("an address or subject with a line break in it cannot add a recipient or a header", async () => {
  await mailer
    .send({
      ...mail,
      subject: "Hello\r\nBcc: thief@example.com",
      to: "maya@example.com\r\nRCPT TO:<thief@example.com>",
    })
    .catch(() => null);
  expect(received.flatMap(({ to }) => to)).not.toContain("thief@example.com");
  expect(received.some(({ raw }) => /^bcc:/im.test(raw))).toBe(false);
});

test("a mail the server does not take is an error for whoever sends it, about this mail only", async () => {
  refuse = true;
  const error: unknown = await mailer.send(mail).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: expect.stringContaining("mailbox full") });
  expect(error).not.toBeInstanceOf(MailServerAway);
});

test("a server that cannot be reached, or takes nothing from our sender, is away for every mail", async () => {
  const nobody = smtpMailer({ url: "smtp://127.0.0.1:1", from: "shop@example.com" });
  await expect(nobody.send(mail)).rejects.toThrow(MailServerAway);
  nobody.close();
  refuseSender = true;
  await expect(mailer.send(mail)).rejects.toThrow(MailServerAway);
});
