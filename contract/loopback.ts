const LOOPBACK = /^(?:localhost|[a-z0-9-]{1,63}\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;
const PORT = /:\d{1,5}$/;
/** A proxy says with these that somebody else asks. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** Whether a host (`localhost`, `127.0.0.1`, `[::1]`) can only mean this machine. Without its port. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host);
}

/**
 * Whether a request was meant for this machine under its own name. Another site's page that has let its name point
 * here (DNS rebinding) is told by `Host`. True says nothing where others reach the port: there a token has to be asked for.
 */
export function isLoopbackRequest(header: (name: string) => string | undefined): boolean {
  const host = header("host")?.replace(PORT, "") ?? "";
  return isLoopbackHost(host) && FORWARDED.every((name) => header(name) === undefined);
}
