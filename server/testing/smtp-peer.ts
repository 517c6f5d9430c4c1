import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server on loopback that keeps what it takes, and can be away and come back at the same address. */
export interface SmtpPeer {
  url: string;
  received(): Promise<Email[]>;
  /** Refuses mail to this address as a full mailbox does; null takes all. */
  refuse(recipient: string | null): void;
  away(): Promise<void>;
  back(): Promise<void>;
}

export async function startSmtpPeer(): Promise<SmtpPeer> {
  const raw: string[] = [];
  let refused: string | null = null;
  const open = async (port: number) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: ({ address }, _session, done) => done(address === refused ? new Error("mailbox full") : undefined),
      onData: (stream, _session, done) => {
        let text = "";
        stream.on("data", (bytes: Buffer) => (text += bytes.toString()));
        stream.on("end", () => {
          raw.push(text);
          done();
        });
      },
    });
    // A client that goes away in the middle is no fault of this server.
    server.on("error", () => {});
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return server;
  };
  let server: SMTPServer | null = await open(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => Promise.all(raw.map((text) => PostalMime.parse(text))),
    refuse: (recipient) => {
      refused = recipient;
    },
    away: async () => {
      const closing = server;
      server = null;
      if (closing) await new Promise<void>((resolve) => closing.close(resolve));
    },
    back: async () => {
      server ??= await open(port);
    },
  };
}
