import { type FrameRates, getFrameRates } from "#contract/frames.ts";
import { fetchApi } from "../api/api.ts";
import { paths } from "../paths.ts";
import { inLanguage } from "../language/in-language.ts";

const fetched = new Map<string, Promise<FrameRates>>();

/** What is known of a PC's frame rates, for its popups; without an answer their page is tried. */
export function fetchedFrames(slug: string): Promise<FrameRates> {
  const known = fetched.get(slug);
  if (known) return known;
  const frames = fetchApi(getFrameRates, { query: { slug } }).then((answer) => {
    if (answer.ok) return answer.reply;
    window.location.assign(inLanguage(paths.frameRates(slug)));
    return new Promise<never>(() => {});
  });
  fetched.set(slug, frames);
  return frames;
}
