import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { VIEWS } from "#rules/catalog/showroom-views.ts";
import { showroomWords as words } from "#words/showroom.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { type ShowroomFacts, ShowroomStage } from "./showroom-stage.tsx";

/** The popup `3d-showroom` (S73): the same stage over a product's page. */
export function ShowroomModal({ onClose, ...facts }: Closable & ShowroomFacts) {
  return (
    <Dialog open onClose={onClose} title={words.title(facts.name)} shape="full">
      <div className="showroom-popup">
        <header>
          <p className="strong">{facts.name}</p>
          <IconButton icon="close" label={words.close} onClick={onClose} />
        </header>
        <ShowroomStage {...facts} first={VIEWS[0]} />
      </div>
    </Dialog>
  );
}
