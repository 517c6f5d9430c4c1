import type { MetaFunction } from "react-router";
import { pageMeta } from "../page-meta.ts";

/** What a page of fixed text needs from its address; the same on the server and in the browser. */
export function textPageLoader({ request }: { request: Request }): { origin: string } {
  return { origin: new URL(request.url).origin };
}

export function textPageMeta(path: string, title: string, description: string): MetaFunction<typeof textPageLoader> {
  return ({ loaderData, matches }) =>
    pageMeta({ matches, origin: loaderData?.origin ?? "https://localhost", path, title, description });
}
