import { useEffect, useRef, useState, type ComponentType } from "react";
import { useBlocker, useLocation } from "react-router";
import { useStore } from "zustand";
import { MODALS, type Closable } from "./modal-registry.ts";
import { closeModal, closesModals, modalStore } from "./modal-store.ts";

/** Draws the open popup. Every change of page closes it, and the Back button closes it instead of leaving the page. */
export function ModalHost() {
  const open = useStore(modalStore, (store) => store.open);
  const Modal = useFetched(open?.name ?? null);
  useCloseOnMove();
  useCloseOnBack(open !== null);
  return open && Modal ? <Modal {...open.props} onClose={closeModal} /> : null;
}

type AnyModal = ComponentType<Closable & Record<string, unknown>>;

function useFetched(name: keyof typeof MODALS | null): AnyModal | null {
  const [fetched, setFetched] = useState<{ name: string; Modal: AnyModal } | null>(null);
  useEffect(() => {
    if (name === null) return;
    let isWanted = true;
    void MODALS[name]().then((Modal) => {
      if (isWanted) setFetched({ name, Modal: Modal as unknown as AnyModal });
    });
    return () => {
      isWanted = false;
    };
  }, [name]);
  return fetched !== null && fetched.name === name ? fetched.Modal : null;
}

function useCloseOnMove(): void {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    if (closesModals(last.current, { pathname, search })) closeModal();
    last.current = { pathname, search };
  }, [pathname, search]);
}

function useCloseOnBack(isOpen: boolean): void {
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    closeModal();
    blocker.reset();
  }, [blocker]);
}
