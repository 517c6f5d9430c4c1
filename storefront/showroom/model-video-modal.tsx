import { Dialog } from "#ui/dialog.tsx";
import { filmWords as words } from "#words/showroom.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { FilmStage } from "./film-stage.tsx";
import type { ShowroomFacts } from "./showroom-stage.tsx";

/** The popup `model-video` (S72): a PC shown from all around, after Play and not before. */
export function ModelVideoModal({ onClose, name, model, pictures }: Closable & ShowroomFacts) {
  return (
    <Dialog open onClose={onClose} title={words.title(name)}>
      <FilmStage model={model} pictures={pictures} />
    </Dialog>
  );
}
