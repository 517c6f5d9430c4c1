import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** What may befall everybody outside: silence, no connection, and an answer that is somebody else's. */
export const TROUBLES = ["slow", "down", "wrong"] as const;
export type Trouble = (typeof TROUBLES)[number];

const PAGE = "<!doctype html><title>Welcome</title><h1>Welcome</h1>";
const WRONG_ANSWER = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${PAGE.length}\r\nconnection: close\r\n\r\n${PAGE}`;
/** Whoever waits for a greeting, as a mail program does, is greeted wrongly after it. */
const GREETS_AFTER_MS = 50;

/** The only way from a test's store to somebody outside. It can be in trouble, whatever is spoken through it. */
export class OutsideDoor {
  readonly origin: string;
  readonly port: number;
  readonly #server: Server;
  readonly #target: number;
  readonly #open = new Set<Socket>();
  #trouble: Trouble | null = null;

  private constructor(server: Server, target: number) {
    this.#server = server;
    this.#target = target;
    this.port = (server.address() as AddressInfo).port;
    this.origin = `http://127.0.0.1:${this.port}`;
    server.on("connection", (socket) => this.#meet(socket));
  }

  /** Before whoever listens at `target`, a port of this machine. */
  static async open(target: number): Promise<OutsideDoor> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new OutsideDoor(server, target);
  }

  /** Connections that are open end; null mends it. */
  meet(trouble: Trouble | null): void {
    this.#trouble = trouble;
    for (const socket of this.#open) socket.destroy();
  }

  async close(): Promise<void> {
    this.meet("down");
    this.#server.close();
    await once(this.#server, "close");
  }

  #meet(socket: Socket): void {
    this.#open.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => this.#open.delete(socket));
    switch (this.#trouble) {
      case "slow":
        return void socket.resume();
      case "down":
        return void socket.resetAndDestroy();
      case "wrong": {
        const answer = () => socket.writable && socket.end(WRONG_ANSWER);
        return void socket.once("data", answer).setTimeout(GREETS_AFTER_MS, answer);
      }
      case null: {
        const there = connect(this.#target, "127.0.0.1");
        there.on("error", () => socket.destroy()).on("close", () => socket.destroy());
        socket.on("close", () => there.destroy());
        socket.pipe(there).pipe(socket);
      }
    }
  }
}
