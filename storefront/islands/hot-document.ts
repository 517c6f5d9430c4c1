// While developing only. React's refresh changes an island in place; what the server alone draws is asked for again.

/** What the server draws now, without what islands draw inside: React refreshes that itself. Null while it cannot be drawn. */
async function drawn(): Promise<string | null> {
  const answer = await fetch(location.href, { cache: "no-store" });
  if (answer.status >= 500) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const box of page.querySelectorAll("island-root")) {
    const slots = [...box.querySelectorAll("island-slot")];
    box.replaceChildren(...slots.filter((slot) => slot.parentElement?.closest("island-root, island-slot") === box));
  }
  return page.documentElement.outerHTML;
}

/** The page's styles come as one file: the new one takes the old one's place once it is there. */
function freshStyles(): void {
  const old = document.querySelector<HTMLLinkElement>("link[data-react-router-critical-css]");
  if (!old) return;
  const next = old.cloneNode() as HTMLLinkElement;
  const address = new URL(old.href);
  address.searchParams.set("t", String(Date.now()));
  next.href = address.href;
  next.addEventListener("load", () => old.remove());
  old.after(next);
}

// React Router's refresh first asks its router in the browser for new data; a document has none.
Object.assign(globalThis, { __reactRouterDataRouter: { revalidate: () => Promise.resolve() } });

const before = drawn();
let pending: ReturnType<typeof setTimeout> | undefined;
// React Router tells of every saved file by this event.
import.meta.hot?.on("react-router:hmr", () => {
  clearTimeout(pending);
  pending = setTimeout(() => void renew(), 100);
});

async function renew(): Promise<void> {
  freshStyles();
  const now = await drawn();
  if (now !== null && now !== (await before)) location.reload();
}
