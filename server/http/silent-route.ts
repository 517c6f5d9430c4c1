import { refuse } from "#rules/refusal.ts";
import type { World } from "../world.ts";
import type { Route, RouteInput } from "./route.ts";

/**
 * A call that is nothing to whoever lacks its secret: whatever else they send, and however wrong it is, they are answered
 * as at an address where nothing is. Whoever has the secret is told what is wrong with the rest.
 */
export function silent(row: Route, opens: (secret: string, world: World) => boolean): Route {
  return {
    ...row,
    isSilent: true,
    handle: (input, caller, world) =>
      opens(secretIn(input), world) ? row.handle(input, caller, world) : Promise.resolve(refuse("not_found")),
  };
}

/** Unchecked: of the address where the call reads one, and of the body otherwise. */
function secretIn({ query, body }: RouteInput): string {
  const said = [query, body].map((part) => (part as { secret?: unknown } | null)?.secret);
  return said.find((each) => typeof each === "string") ?? "";
}
