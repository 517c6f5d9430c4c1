import { readPrefix } from "#messages/locales.ts";
import type { LRUCache } from "lru-cache";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { NEVER_KEPT } from "../http/cache-headers.ts";
import { encodingFor, type FinishedPage } from "./finished-page.ts";
import { bytesOf } from "./make-page.ts";
import { isListPage } from "./public-pages.ts";

interface Waited {
  /** Kept address of the page that is asked for. */
  address: string;
  request: Request;
  answer(): Promise<Response>;
  /** The loading page, out of the cache. */
  loading(): Promise<{ keep: FinishedPage } | { pass: Response }>;
  /** Addresses whose answer came after the loading page had been shown. */
  late: LRUCache<string, true>;
  config: Pick<StoreConfig["pages"], "loadingAfterMs">;
}

/** Seconds after which the browser asks again. */
const ASK_AGAIN_SECONDS = 2;

/**
 * The answer; where a list takes longer than `loadingAfterMs` and a person's browser waits for it, the loading page, which
 * asks again by itself. It is fresh for a day (S539): it has to be there when nothing else is. As a 503 it tells
 * whoever reads pages for a search engine that this is not the list. Once it was late, whoever asks next waits for the
 * answer: nothing may have kept it (a 404 never is), and they would be sent round and round.
 */
export async function answerOrLoading({ address, request, answer, loading, late, config }: Waited): Promise<Response> {
  const isPerson = request.method === "GET" && request.headers.get("sec-fetch-dest") === "document";
  if (!isPerson || !isListPage(readPrefix(address).plain) || late.delete(address)) return answer();
  const answered = answer();
  const meanwhile = loading().catch(() => null);
  const isSlow = await isLate(answered, config.loadingAfterMs);
  if (!isSlow) return answered;
  // It is not there yet either: then whichever comes first.
  const page = await Promise.race([meanwhile, answered.then(() => null)]);
  if (!page || !("keep" in page)) return answered;
  const note = () => void late.set(address, true);
  answered.then(note, note);
  const { bytes, headers } = page.keep.in(encodingFor(request.headers.get("accept-encoding") ?? undefined));
  const own = new Headers();
  for (let at = 0; at < headers.length; at += 2) own.set(headers[at] ?? "", headers[at + 1] ?? "");
  own.delete("etag");
  own.set("cache-control", NEVER_KEPT);
  own.set("refresh", String(ASK_AGAIN_SECONDS));
  own.set("retry-after", String(ASK_AGAIN_SECONDS));
  return new Response(bytesOf(bytes), { status: 503, headers: own });
}

async function isLate(answered: Promise<Response>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), ms);
  });
  const isLateNow = await Promise.race([
    late,
    answered.then(
      () => false,
      () => false,
    ),
  ]);
  clearTimeout(timer);
  return isLateNow;
}
