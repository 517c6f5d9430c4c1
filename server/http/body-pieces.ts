import type { Readable } from "node:stream";
import type { ReadingTurn } from "#contract/sent-file.ts";

/** The client went away before the whole body had come. */
export class ClientGone extends Error {
  override name = "ClientGone";
}

/** A body has more bytes than it may. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** Where the body of a request comes from: the connection itself, where there is one. */
export interface BodySource {
  request: Request;
  incoming?: Readable | undefined;
  /** The turn in which its file is read, once it has come to that. */
  turn?: ReadingTurn | undefined;
}

/**
 * The body of a request as it comes: a piece is asked of the client when somebody asks for it. Whoever stops leaves the
 * rest unread, and the client is still answered. Throws `ClientGone`, `BodyTooLarge` beyond so many bytes, and why its
 * turn is over.
 */
export async function* bodyPieces(source: BodySource, mostBytes: number): AsyncGenerator<Buffer, void, undefined> {
  const next = source.incoming ? fromConnection(source.incoming) : fromRequest(source.request);
  for (let bytes = 0; ;) {
    const piece = await next(source.turn?.over);
    if (piece === null) return;
    bytes += piece.length;
    source.turn?.took(piece.length);
    if (bytes > mostBytes) throw new BodyTooLarge(`A body has more than ${mostBytes} bytes`);
    yield piece;
  }
}

/** The body ended early, for this reason. */
export function endedEarly(cause: unknown): ClientGone {
  return new ClientGone("The body of a request ended early", { cause });
}

/**
 * Reads the connection itself. A web stream of it (`Readable.toWeb`) takes in five times as much as was asked for, and
 * holds the connection still when nobody asks any more. This listens only while it waits: what is left, the server passes
 * over once it has answered.
 */
function fromConnection(incoming: Readable): NextPiece {
  return async (over) => {
    for (;;) {
      over?.throwIfAborted();
      if (incoming.readableEnded) return null;
      const piece = incoming.read() as Buffer | null;
      if (piece !== null) return piece;
      if (incoming.destroyed) throw endedEarly(incoming.errored);
      if (!incoming.readableEnded) await moreOf(incoming, over);
    }
  };
}

type NextPiece = (over: ReadingTurn["over"] | undefined) => Promise<Buffer | null>;

const NEWS = ["readable", "end", "close", "error"];

function moreOf(incoming: Readable, over: ReadingTurn["over"] | undefined): Promise<void> {
  return new Promise((resolve) => {
    const told = () => {
      for (const news of NEWS) incoming.off(news, told);
      over?.removeEventListener("abort", told);
      resolve();
    };
    for (const news of NEWS) incoming.on(news, told);
    over?.addEventListener("abort", told);
  });
}

/** Never cancelled: that would end the connection before the answer. */
function fromRequest({ body }: Request): NextPiece {
  const reader = body?.getReader();
  return async (over) => {
    over?.throwIfAborted();
    try {
      const { done = true, value } = (await reader?.read()) ?? {};
      return done || !value ? null : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    } catch (error) {
      throw endedEarly(error);
    }
  };
}
