import { Hono } from "hono";
import { z } from "zod";
import { type AppEnv, deviceOf } from "../http/app.ts";
import { readBytes } from "../http/read-body.ts";
import { whereFrom } from "../sessions/describe-browser.ts";
import type { World } from "../world.ts";
import { PAGE_REPORTS } from "./content-security-policy.ts";

const Text = z.string().max(4000).default("");
const Report = z.object({
  "csp-report": z.object({ "document-uri": Text, "blocked-uri": Text, "effective-directive": Text }),
});
/** Of a browser's own extensions: nothing of the store's. */
const EXTENSION = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension\b/;

/**
 * What a policy stopped on a page where a card is paid with: somebody tried to put a script there (PCI DSS 4.0.1, 11.6.1). It is
 * logged as a fault; a stranger may make reports up, so they are counted by client and change nothing.
 */
export function pageReports({ log }: Pick<World, "log">): Hono<AppEnv> {
  return new Hono<AppEnv>().post(PAGE_REPORTS, async (context) => {
    const bytes = await readBytes(context.req.raw);
    const read = Report.safeParse(jsonOf(bytes));
    if (read.success) {
      const { "document-uri": url, "blocked-uri": blocked, "effective-directive": directive } = read.data["csp-report"];
      const [path = ""] = url.split(/[?#]/, 1);
      if (!EXTENSION.test(blocked))
        log.error(
          { source: "page", url: URL.canParse(path) ? new URL(path).pathname : "", ...whereFrom(deviceOf(context)) },
          `a page's policy stopped ${directive} of ${blocked.split(/[?#]/, 1)[0]}`,
        );
    }
    return context.body(null, 204);
  });
}

function jsonOf(bytes: Buffer | null): unknown {
  try {
    return bytes && JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
