import { createStore } from "zustand/vanilla";
import type { ModalProps, OpenableModal } from "./modal-registry.ts";

/** The popup that is open, by name, with what it was given. Only one is open at a time. */
export type OpenModal = { [Name in OpenableModal]: { name: Name; props: ModalProps<Name> } }[OpenableModal];

export const modalStore = createStore<{ open: OpenModal | null }>(() => ({ open: null }));

/** Opens a popup by its name; one that is open gives way. */
export function openModal<Name extends OpenableModal>(name: Name, props: ModalProps<Name>): void {
  modalStore.setState({ open: { name, props } as OpenModal });
}

export function closeModal(): void {
  modalStore.setState({ open: null });
}
