import { paths } from "../paths.ts";

/** A page of this store out of an address or a form; home for anything that could lead elsewhere. */
export function pageToReturnTo(back: string | null): string {
  return back !== null && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(back) ? back : paths.home;
}
