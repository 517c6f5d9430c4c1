import { type ReactNode, useState } from "react";
import { type BuildSheet, describeBuild } from "#contract/configurator.ts";
import { Dialog } from "#ui/dialog.tsx";
import { configuratorWords as words } from "#words/configurator.ts";
import { fetchApi } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import { afterPopup } from "../modals/after-popup.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { Notice } from "../shell/notice.tsx";
import { BuildViewOf } from "./build-view.tsx";
import { type BuildView, readConfigureAddress } from "./configure-path.ts";
import "./configurator.css";
import { buildQuery, type ConfiguratorFacts, loadConfigurator } from "./load-configurator.ts";
import type { BuildPopup } from "./open-build-popup.ts";
import { InPlace } from "./in-place.tsx";
import { SlotOptions } from "./slot-options.tsx";

type Popup = Closable & BuildPopup;

/** The popup `pc-lab-selection`: what could stand in a slot. A choice goes on in the page below. */
export function SelectionModal({ judged, address, onGo, onClose }: Popup & { address: string }) {
  const [asked, ask] = useState(address);
  const { last: found } = useAsked<ConfiguratorFacts | number>(asked, () =>
    loadConfigurator(fetchApi, pcOf(judged), readConfigureAddress(new URL(asked).searchParams)),
  );
  const press = (href: string) => {
    const { build } = readConfigureAddress(new URL(href).searchParams);
    if ((build ?? "") === judged.build) return ask(href);
    onClose();
    afterPopup(() => onGo(withoutSlot(href)));
  };
  const options = typeof found === "number" ? null : (found?.options ?? null);
  const title = judged.slots.find(({ slot }) => slot === slotOf(address))?.title ?? "";
  return (
    <PopupOf title={words.optionsFor(title)} onPress={press} onClose={onClose}>
      {typeof found === "number" && <Notice tone="error" say="now" title={words.noAnswer} />}
      {found === null && <p className="muted">{words.reading}</p>}
      {found !== null && typeof found !== "number" && options && (
        <SlotOptions
          options={options}
          judged={found.judged}
          isAll={found.isAll}
          onGo={(to) => ask(new URL(to, location.href).href)}
        />
      )}
    </PopupOf>
  );
}

export const WarningModal = (popup: Popup) => <ViewModal view="checks" {...popup} />;
export const SpecModal = (popup: Popup) => <ViewModal view="sheet" {...popup} />;
export const EntireGalleryModal = (popup: Popup) => <ViewModal view="pictures" {...popup} />;

function ViewModal({ view, judged, onGo, onClose }: Popup & { view: BuildView }) {
  const { last: found } = useAsked<BuildSheet | "none">(judged.build, async () => {
    const answer = await fetchApi(describeBuild, { query: buildQuery(pcOf(judged), judged.build) });
    return answer.ok ? answer.reply : "none";
  });
  const press = (href: string) => {
    onClose();
    afterPopup(() => onGo(href));
  };
  return (
    <PopupOf title={words.views[view]} onPress={press} onClose={onClose}>
      {found === "none" && <Notice tone="error" say="now" title={words.noAnswer} />}
      {found === null && <p className="muted">{words.reading}</p>}
      {found !== null && found !== "none" && <BuildViewOf view={view} judged={judged} sheet={found} shipTo={null} />}
    </PopupOf>
  );
}

interface PopupOfProps extends Closable {
  title: string;
  onPress(href: string): void;
  children: ReactNode;
}

/** A window whose links are answered in it. */
function PopupOf({ title, onPress, onClose, children }: PopupOfProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <InPlace className="build-popup" onPress={({ href }) => onPress(href)}>
        {children}
      </InPlace>
    </Dialog>
  );
}

const pcOf = ({ fromNothing, skuId }: Popup["judged"]) => (fromNothing ? null : skuId);
const slotOf = (address: string) => readConfigureAddress(new URL(address).searchParams).slot;

/** The page below has the choice, and no open slot. */
function withoutSlot(href: string): string {
  const url = new URL(href);
  for (const name of ["slot", "show", "page"]) url.searchParams.delete(name);
  url.hash = "";
  return url.href;
}
