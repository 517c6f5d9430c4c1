import { keepLinkOrigin } from "../cart/link-origin.ts";
import { isTester } from "./tester-flag.ts";

// What an address says to this browser for later: tester mode (S307), and who led here.
try {
  const query = new URLSearchParams(location.search);
  isTester(query, localStorage);
  keepLinkOrigin(query, localStorage);
} catch {
  // Storage is closed or full: the link is followed all the same.
}
