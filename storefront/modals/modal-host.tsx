import { createElement, lazy, Suspense, useEffect, type ComponentType } from "react";
import { useStore } from "zustand";
import { MODALS, type Closable } from "./modal-registry.ts";
import { closeModal, modalStore } from "./modal-store.ts";
import { OPEN_HASH } from "./open-hash.ts";

type AnyModal = ComponentType<Closable & Record<string, unknown>>;

/** Each popup of the registry, fetched when it is first drawn. */
const FETCHED: ReadonlyMap<string, AnyModal> = new Map(
  Object.entries(MODALS).map(([name, fetchModal]) => [
    name,
    lazy(async () => ({ default: (await fetchModal()) as unknown as AnyModal })),
  ]),
);

/** Draws the open popup. The Back button closes it instead of leaving the page. */
export function ModalHost() {
  const open = useStore(modalStore, (store) => store.open);
  const close = useBackToClose(open !== null);
  const Modal = open && FETCHED.get(open.name);
  return Modal && <Suspense fallback={null}>{createElement(Modal, { ...open.props, onClose: close })}</Suspense>;
}

/** An open popup is a step of its own in the browser's history. Returns how to close it by hand, which takes the step back. */
function useBackToClose(isOpen: boolean): () => void {
  useEffect(() => {
    if (!isOpen) return;
    const { hash, pathname, search } = window.location;
    // The state stays: a router that runs on the page finds its own place in it.
    if (hash !== OPEN_HASH) window.history.pushState(window.history.state, "", pathname + search + OPEN_HASH);
    const onMove = () => {
      if (window.location.hash !== OPEN_HASH) closeModal();
    };
    window.addEventListener("popstate", onMove);
    return () => window.removeEventListener("popstate", onMove);
  }, [isOpen]);
  return () => {
    closeModal();
    if (window.location.hash === OPEN_HASH) window.history.back();
  };
}
