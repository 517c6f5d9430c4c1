import { createElement, lazy, Suspense, useEffect, useRef, type ComponentType } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { MODALS, type Closable } from "./modal-registry.ts";
import { closeModal, closesModals, modalStore } from "./modal-store.ts";

type AnyModal = ComponentType<Closable & Record<string, unknown>>;

/** Each popup of the registry, fetched when it is first drawn. */
const FETCHED: ReadonlyMap<string, AnyModal> = new Map(
  Object.entries(MODALS).map(([name, fetchModal]) => [
    name,
    lazy(async () => ({ default: (await fetchModal()) as unknown as AnyModal })),
  ]),
);

/** Draws the open popup. Every change of page closes it, and the Back button closes it instead of leaving the page. */
export function ModalHost() {
  const open = useStore(modalStore, (store) => store.open);
  useCloseOnMove();
  const close = useBackToClose(open !== null);
  const Modal = open && FETCHED.get(open.name);
  return Modal && <Suspense fallback={null}>{createElement(Modal, { ...open.props, onClose: close })}</Suspense>;
}

function useCloseOnMove(): void {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    if (closesModals(last.current, { pathname, search })) closeModal();
    last.current = { pathname, search };
  }, [pathname, search]);
}

const OPEN_HASH = "#popup";

/**
 * An open popup is a step of its own in the browser's history, so that Back closes it. A change of the hash asks no
 * loader. Returns how to close it by hand, which takes the step back.
 */
function useBackToClose(isOpen: boolean): () => void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const lastHash = useRef(hash);
  useEffect(() => {
    if (isOpen) void navigate({ search: window.location.search, hash: OPEN_HASH }, { preventScrollReset: true });
  }, [isOpen, navigate]);
  useEffect(() => {
    if (lastHash.current === OPEN_HASH && hash !== OPEN_HASH) closeModal();
    lastHash.current = hash;
  }, [hash]);
  return () => {
    closeModal();
    if (window.location.hash === OPEN_HASH) void navigate(-1);
  };
}
