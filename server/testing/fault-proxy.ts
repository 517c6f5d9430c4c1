import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A TCP connection in two halves: the store's, and the database's. */
interface Pair {
  inner: Socket;
  outer: Socket;
}

/** A wire to the database that a test can cut, or make swallow what is sent, as a switch that fails does. */
export class FaultProxy {
  readonly #server: Server;
  readonly #target: { host: string; port: number };
  readonly #pairs = new Set<Pair>();
  readonly port: number;
  /** How many connections were asked for, refused ones included. */
  asked = 0;
  #swallowsQuestions = false;
  #swallowsAnswers = false;
  #swallowsNotifications = false;
  #refuses = false;

  private constructor(server: Server, target: { host: string; port: number }) {
    this.#server = server;
    this.#target = target;
    this.port = (server.address() as AddressInfo).port;
    server.on("connection", (outer) => this.#carry(outer));
  }

  static async open(target: { host: string; port: number }): Promise<FaultProxy> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new FaultProxy(server, target);
  }

  /** The same database, reached through here. */
  through(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.hostname = "127.0.0.1";
    url.port = String(this.port);
    return url.href;
  }

  /** Every connection there is goes dead without a word, for good; new ones too until `mend`. */
  swallow(): void {
    this.#swallowsQuestions = true;
    for (const { inner, outer } of this.#pairs) {
      inner.removeAllListeners("data");
      outer.removeAllListeners("data");
      outer.resume();
      inner.resume();
    }
  }

  /** Questions arrive and are acted on; nobody hears the answers. */
  swallowAnswers(): void {
    this.#swallowsAnswers = true;
  }

  /** A session that asks to be told of something is told that it will be, and then nothing: as behind a pooler of transactions. */
  swallowNotifications(): void {
    this.#swallowsNotifications = true;
  }

  /** Every connection is cut, and new ones are refused until `mend`. */
  cut(): void {
    this.#refuses = true;
    for (const { inner, outer } of this.#pairs) {
      inner.destroy();
      outer.destroy();
    }
  }

  /** New connections work again. */
  mend(): void {
    this.#swallowsQuestions = false;
    this.#swallowsAnswers = false;
    this.#swallowsNotifications = false;
    this.#refuses = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, "close");
  }

  #carry(outer: Socket): void {
    this.asked += 1;
    if (this.#refuses) return void outer.destroy();
    const inner = connect(this.#target);
    const pair = { inner, outer };
    this.#pairs.add(pair);
    const end = (): void => {
      this.#pairs.delete(pair);
      inner.destroy();
      outer.destroy();
    };
    for (const socket of [inner, outer]) socket.on("error", end).on("close", end);
    if (this.#swallowsQuestions) return void outer.resume();
    outer.on("data", (bytes) => inner.write(bytes));
    const withoutNotifications = notificationsDropped();
    inner.on("data", (bytes: Buffer) => {
      if (this.#swallowsAnswers) return;
      outer.write(this.#swallowsNotifications ? withoutNotifications(bytes) : bytes);
    });
  }
}

const NOTIFICATION = "A".charCodeAt(0);
/** A byte that says what it is, and four that count themselves and what follows (postgresql.org/docs/current/protocol-message-formats.html). */
const HEAD_BYTES = 5;

/** The database's side of one connection, whole messages at a time. */
function notificationsDropped(): (bytes: Buffer) => Buffer {
  let unread = Buffer.alloc(0);
  return (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    const passed: Buffer[] = [];
    while (unread.length >= HEAD_BYTES) {
      const length = 1 + unread.readInt32BE(1);
      if (unread.length < length) break;
      if (unread[0] !== NOTIFICATION) passed.push(unread.subarray(0, length));
      unread = unread.subarray(length);
    }
    return Buffer.concat(passed);
  };
}
