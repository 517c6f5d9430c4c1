import { refused } from "../http/route.ts";

/** Stage 2's failure in the specification's words, misspelling included (S482, S483). */
export function cartChanged() {
  return refused(409, "cart_changed", "Check cart item is failed, reload the page pleace.", { Title: "Fail" });
}
