import { Hono } from "hono";
import { askPerson, readPerson, refusedAsk, wayBack } from "./ask-person.ts";
import type { GivenCodes } from "./given-codes.ts";

/** Where a browser is sent to say who it is, and back to the store from. */
export function authorizePage(provider: string, codes: GivenCodes): Hono {
  const page = new Hono();
  page.get("/", (c) => {
    const fault = codes.faultOf(new URL(c.req.url).searchParams);
    return fault ? c.html(refusedAsk(fault), 400) : c.html(askPerson(provider));
  });
  page.post("/", async (c) => {
    const query = new URL(c.req.url).searchParams;
    const fault = codes.faultOf(query);
    if (fault) return c.html(refusedAsk(fault), 400);
    const person = readPerson(new URLSearchParams(await c.req.text()));
    const said = person ? { code: codes.give(query, person) } : { error: "access_denied" };
    return c.redirect(wayBack(query, said), 303);
  });
  return page;
}
