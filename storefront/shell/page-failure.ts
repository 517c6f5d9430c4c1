export interface PageFailure {
  message: string;
  stack: string;
  /** Names of the page's own chunks, e.g. `product-page`. */
  chunks: readonly string[];
  path: string;
  /** This path was already reloaded once for a failure in this session. */
  wasReloaded: boolean;
}

/**
 * What a page does about its own error, after it was logged: it reloads when the text mentions `undefined` and the
 * stack mentions the page's chunk, otherwise it goes home. A second failure of the same path goes home (A11), and a
 * failure of the home page stays, so that nobody is sent in a circle.
 */
export function afterPageFailure({
  message,
  stack,
  chunks,
  path,
  wasReloaded,
}: PageFailure): "reload" | "go_home" | "stay" {
  const isStaleChunk = message.includes("undefined") && chunks.some((chunk) => stack.includes(`/${chunk}-`));
  if (isStaleChunk && !wasReloaded) return "reload";
  return path === "/" ? "stay" : "go_home";
}
