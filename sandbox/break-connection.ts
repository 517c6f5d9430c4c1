import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** Says nothing until the caller gives up or the peer closes. */
export async function staySilent({ incoming }: HttpBindings): Promise<Response> {
  const { socket } = incoming;
  if (!socket.destroyed) await new Promise((resolve) => socket.once("close", resolve));
  return RESPONSE_ALREADY_SENT;
}

/** Cuts the connection as a dying server would. */
export function resetConnection({ incoming }: HttpBindings): Response {
  incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}
